package bench

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"time"
)

// agent is a program that answers one line of JSON with another.
type agent struct {
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

// start starts a program with additions to the environment. Its complaints
// appear among ours.
func start(ctx context.Context, env []string, args ...string) (*agent, error) {
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Env = append(os.Environ(), env...)
	cmd.Stderr = os.Stderr
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 5 * time.Second
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return &agent{cmd: cmd, in: in, out: bufio.NewReader(out)}, nil
}

// ask sends a request and gives the result of its answer.
func (a *agent) ask(request any) (json.RawMessage, error) {
	line, err := json.Marshal(request)
	if err != nil {
		return nil, err
	}
	if _, err := a.in.Write(append(line, '\n')); err != nil {
		return nil, fmt.Errorf("%s: %w", a.cmd.Args[0], err)
	}
	reply, err := a.out.ReadBytes('\n')
	if err != nil {
		return nil, fmt.Errorf("%s: no answer: %w", a.cmd.Args[0], err)
	}
	var answer struct {
		Result json.RawMessage `json:"result"`
		Error  string          `json:"error"`
	}
	if err := json.Unmarshal(reply, &answer); err != nil {
		return nil, err
	}
	if answer.Error != "" {
		return nil, errors.New(answer.Error)
	}
	return answer.Result, nil
}

// stop lets the program end by itself: there is nothing more to read for it.
func (a *agent) stop() error {
	a.in.Close()
	return a.cmd.Wait()
}
