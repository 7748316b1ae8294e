package bench

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"time"

	"switchyard/build/internal/compress"
	"switchyard/build/internal/machine"
	"switchyard/build/internal/measured"
	"switchyard/build/internal/repo"
	"switchyard/build/internal/serve"
	"switchyard/build/internal/step"
	"switchyard/build/internal/verb"
)

// Verb is the verb bench.
var Verb = verb.Verb{
	Name:     "bench",
	Synopsis: "measure ours against the peers, the floors and the real systems, in Chromium and natively",
	Run:      run,
}

// With a single sample a subject would get one run of warm-up: JavaScript is then
// still being compiled, up to three times slower than it becomes, and our
// memory is new. So a quick look has one round of two samples, and one only of what takes seconds.
var (
	quickPlan = plan{rounds: 1, heavyRounds: 1, samples: 2, heavySamples: 1, keepAll: true, visits: 1, budget: 25 * time.Second}
	fullPlan  = plan{rounds: 10, heavyRounds: 6, samples: 3, heavySamples: 3, visits: 6, budget: 15 * time.Minute}
)

func run(ctx context.Context, args []string) error {
	fs := verb.Flags("bench", "[-quick] [-run PATTERN] [-budget TIME] [-o FILE]")
	quick := fs.Bool("quick", false, "few rounds, and no rows that no target speaks of: a look, not to be quoted")
	only := fs.String("run", "", "measure only what has a name that holds `PATTERN`, a regular expression: a subject of a group, loads, weights")
	budget := verb.Duration(fs, "budget", "6m", "begin no further round of the full plan where it would take more `TIME`, such as 6m")
	file := fs.String("o", "", "write the JSON to `FILE` (default .cache/bench.json)")
	if err := verb.Parse(fs, args, os.Stdout); err != nil {
		return err
	}
	r, err := repo.Find()
	if err != nil {
		return err
	}
	begin := time.Now()
	c, err := choose(groups(), *only)
	if err != nil {
		return err
	}
	if *file == "" {
		*file = r.Cache("bench.json")
	} else if err := writable(*file); err != nil {
		return err // minutes of measuring are not to end in a file that cannot be written
	}
	log := step.NewLog(os.Stderr)
	p, level := fullPlan, compress.Best
	if *quick {
		p, level = quickPlan, compress.Quick
		if *only == "" {
			c.groups = slices.DeleteFunc(c.groups, func(g group) bool { return g.aside })
		}
	}
	if *budget > 0 {
		p.budget = *budget
	}
	m, err := build(ctx, r, level, log)
	if err != nil {
		return err
	}
	rep := report{
		File:    measured.File{Schema: measured.Schema, Date: today(), Quick: *quick},
		Visits:  visits{err: errNotChosen},
		Weights: weights{err: errNotChosen},
	}
	if c.weights {
		rep.Weights = weigh(ctx, m.site, r.Cache("compressed"), *quick)
	}
	d, err := m.measureAll(ctx, c, p, &rep)
	if err != nil {
		return err
	}
	table := lines(append(rows(references{r}), append(rep.Visits.rows(), rep.Weights.rows()...)...), d)
	table = append(table, lines(more(), d)...)
	table = chosen(table)
	rep.Rows, rep.Subjects, rep.Seconds = jsonRows(table), d.raws(), time.Since(begin).Seconds()
	fmt.Printf("%s\n\n", rep.Where())
	print(os.Stdout, rep.File, *file)
	return rep.write(*file)
}

// measureAll serves the site, starts the agents and asks them.
func (m made) measureAll(ctx context.Context, c choice, p plan, rep *report) (d *data, err error) {
	l, err := serve.Listen(0)
	if err != nil {
		return nil, err
	}
	serving, stopServing := context.WithCancel(ctx)
	ended := make(chan error, 1)
	go func() { ended <- serve.Until(serving, l, m.handler()) }()
	defer func() {
		stopServing()
		err = errors.Join(err, <-ended)
	}()
	ours, err := start(ctx, nil, m.native)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, ours.stop()) }()
	driver, err := start(ctx, m.driverEnv(serve.Address(l)), "node", m.driver)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, driver.stop()) }()
	if rep.Machine, err = describe(driver); err != nil {
		return nil, err
	}
	if c.loads {
		rep.Visits = driver.visits(p.visits)
	}
	agents := map[place]*agent{native: ours, browser: driver}
	return measure(ctx, c.groups, p, func(s *subject, samples int) (outcome, error) {
		a := agents[s.at]
		if s.fresh {
			var err error
			if a, err = start(ctx, nil, m.native); err != nil {
				return outcome{}, err
			}
			defer a.stop()
		}
		result, err := a.ask(s.request(samples))
		if err != nil {
			return outcome{}, err
		}
		return s.read(result)
	}, os.Stderr)
}

func describe(driver *agent) (map[string]string, error) {
	result, err := driver.ask(map[string]string{"do": "browser"})
	if err != nil {
		return nil, err
	}
	var version string
	if err := json.Unmarshal(result, &version); err != nil {
		return nil, err
	}
	return map[string]string{
		"processor": machine.Processor(),
		"cores":     fmt.Sprint(runtime.NumCPU()),
		"go":        runtime.Version(),
		"os":        runtime.GOOS + "/" + runtime.GOARCH,
		"browser":   version,
	}, nil
}

// writable makes the file where there is none, and leaves what is in it.
func writable(file string) error {
	f, err := os.OpenFile(file, os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	return f.Close()
}
