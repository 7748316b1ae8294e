package wire

import (
	"strconv"
	"strings"
	"testing"
)

func failureOf(t *testing.T, fields ...string) string {
	t.Helper()
	list := serveAll(append([]string{"workload", "relay"}, fields...)...)
	last := list[len(list)-1]
	if last.Type != "failed" || field(last, "stage") != "params" {
		t.Fatalf("%s: stage %v", last.Type, field(last, "stage"))
	}
	message, _ := field(last, "message").(string)
	return message
}

func TestALongOrStrangeKeyIsShownAsValuesAre(t *testing.T) {
	const rest = `: "1": no such param of relay: it has n, broken`
	for key, want := range map[string]string{
		"m":                            "m",
		strings.Repeat("k", 60):        strings.Repeat("k", 60),
		strings.Repeat("k", 61):        `"` + strings.Repeat("k", 60) + `..."`,
		strings.Repeat("k", 9_000_000): `"` + strings.Repeat("k", 60) + `..."`,
		strings.Repeat("é", 40):        `"` + strings.Repeat("é", 30) + `..."`,
		"":                             `""`,
		"a b":                          `"a b"`,
		"a\nb":                         `"a\nb"`,
	} {
		if got := failureOf(t, "param."+key, "1"); got != want+rest {
			t.Errorf("%.80q: %.200s", key, got)
		}
	}
}

func TestAMessageListsTwentyErrorsAndCountsTheRest(t *testing.T) {
	for _, c := range []struct {
		params, lines int
		last          string
	}{
		{20, 20, `p19: "1": no such param of relay: it has n, broken`},
		{21, 21, "and 1 more"},
		{20000, 21, "and 19,980 more"},
	} {
		var fields []string
		for i := range c.params {
			fields = append(fields, "param.p"+strconv.Itoa(i), "1")
		}
		lines := strings.Split(failureOf(t, fields...), "\n")
		if len(lines) != c.lines || lines[len(lines)-1] != c.last {
			t.Errorf("%d params: %d lines, the last %q", c.params, len(lines), lines[len(lines)-1])
		}
	}
}
