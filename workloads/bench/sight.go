package bench

// Sight is a place in a recording at which a workload's claim is seen without
// words: params, step, view and where need be a second run beside the first,
// as a link has them. The page opens it at one click.
type Sight struct {
	Label string `json:"label"` // what is to be seen, at most 24 characters
	Help  string `json:"help"`  // how it is seen, one sentence
	Link  string `json:"link"`  // what follows the workload's name in a link: v=2&n=500&step=2300&x
}

// mostSights bounds the buttons that stand under a picture.
const mostSights = 2

func (c *checker) sights() {
	if n := len(c.w.Sights); n > mostSights {
		c.wrong("sights", formatInt(n), "at most "+formatInt(mostSights))
	}
	for _, s := range c.w.Sights {
		what := "sight " + s.Label
		c.need(what+": label", s.Label)
		c.need(what+": help", s.Help)
		c.need(what+": link", s.Link)
		if len(s.Label) > 24 {
			c.wrong("sight: label", s.Label, "at most 24 characters")
		}
	}
}
