package bench

import (
	"fmt"
	"strings"
)

// Named says what tasklets of a recording are called in the workload's own
// words: one alone, "main", or many with a number, "player 3". The first rule
// that holds and has the tasklet names it; the others are called by their
// numbers in the events, 0 being main.
type Named struct {
	When  When   // the params under which they are called so; nil: always
	From  int    // number in the events of the first one
	Every int    // 0: that one alone; else it and every so many-th after it
	Name  string // one word in lower case, followed by the number where there are many
	Less  int    // by how much that number is less than the one in the events
}

func (c *checker) names() {
	for i := range c.w.Names {
		n := &c.w.Names[i]
		what := "name " + n.Name
		if n.Name == "" || strings.Trim(n.Name, "abcdefghijklmnopqrstuvwxyz") != "" {
			c.wrong("name", n.Name, "one word in lower case letters")
		}
		if n.From < 0 || n.Every < 0 {
			c.wrong(what+": from, every", fmt.Sprint(n.From, ", ", n.Every), "0 or more")
		}
		if n.Less < 0 || n.Less > n.From || n.Less > 0 && n.Every == 0 {
			c.wrong(what+": less", formatInt(n.Less), "from 0 to from, of many only")
		}
		c.when(what, "", n.When)
	}
}
