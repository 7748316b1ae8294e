package suite

import "testing"

func TestWasmTestsGetASmallEnvironmentWhateverTheirPaths(t *testing.T) {
	env := map[string]string{"PATH": "/usr/bin:/my tools", "HOME": "/home/o'hara", "BIG": "x"}
	got := execFlag("/go root/exec", func(name string) string { return env[name] })
	want := `env -i 'PATH=/usr/bin:/my tools' "HOME=/home/o'hara" '/go root/exec'`
	if got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}
