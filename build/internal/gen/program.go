package gen

import (
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"path"
	"runtime"
	"strings"
	"time"

	"switchyard/build/internal/command"
	"switchyard/build/internal/repo"
	"switchyard/build/internal/verb"
)

// Program renews the registry, compiles the program in the folder pkg of
// build/internal and runs it. Whatever needs the workloads themselves is such a
// program: the build command does not know them, so that it works when the
// registry names a folder that is gone.
//
// The program's own words are all that the user needs when it fails: the error
// is then verb.ErrReported.
func Program(ctx context.Context, r repo.Repo, pkg string, args []string, stdout io.Writer) error {
	if _, err := registry(r, false); err != nil {
		return err
	}
	return program(ctx, r, pkg, args, stdout)
}

// compile runs the build alone: two at once would write one file.
func compile(ctx context.Context, r repo.Repo, build command.Cmd) error {
	unlock, err := r.Lock(ctx, "programs")
	if err != nil {
		return err
	}
	defer unlock()
	return build.Run(ctx)
}

// revision is the repository's, short; empty outside of one and without git.
func revision(ctx context.Context, r repo.Repo) string {
	git := exec.CommandContext(ctx, "git", "rev-parse", "--short", "HEAD")
	git.Dir = string(r)
	out, err := git.Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}

// Compile renews the registry, compiles the program in the folder pkg of
// build/internal and gives the file to start.
func Compile(ctx context.Context, r repo.Repo, pkg string) (exe string, err error) {
	if _, err := registry(r, false); err != nil {
		return "", err
	}
	return executable(ctx, r, pkg)
}

func executable(ctx context.Context, r repo.Repo, pkg string) (exe string, err error) {
	exe = r.Cache("programs/" + path.Base(path.Dir(pkg)))
	if runtime.GOOS == "windows" {
		exe += ".exe"
	}
	args := []string{"go", "build", "-o", exe}
	if rev := revision(ctx, r); rev != "" {
		args = append(args, "-ldflags=-X switchyard/build/internal/machine.revision="+rev)
	}
	build := command.Cmd{
		Dir:  string(r),
		Env:  []string{"GOOS=" + runtime.GOOS, "GOARCH=" + runtime.GOARCH},
		Args: append(args, "./build/internal/"+pkg),
	}
	return exe, compile(ctx, r, build)
}

func program(ctx context.Context, r repo.Repo, pkg string, given []string, stdout io.Writer) error {
	exe, err := executable(ctx, r, pkg)
	if err != nil {
		return err
	}
	run := exec.CommandContext(ctx, exe, given...)
	run.Stdin, run.Stdout, run.Stderr = os.Stdin, stdout, os.Stderr
	run.Cancel = func() error { return run.Process.Signal(os.Interrupt) }
	run.WaitDelay = 5 * time.Second
	err = run.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return verb.ErrReported
	}
	return err
}
