package hackysack

import "switchyard/workloads/trace"

// Lines of a player on Axon, as the historic component was written.
const (
	lineLook = iota
	linePause
	lineYield
	lineThrow
	lineEverybody
	lineReturn
)

func (b *body) axonLines() []string {
	pause := "        self.pause()"
	if !b.pause {
		pause = "        pass  # no pause: it is stepped again"
	}
	return []string{
		lineLook:      "    while not self.anyReady():",
		linePause:     pause,
		lineYield:     "        yield 1",
		lineThrow:     "    self.send(sack, other)",
		lineEverybody: "    self.send('exit', everybody)",
		lineReturn:    "    return",
	}
}

// axonLine is the line that an event of a player comes from.
func axonLine(e trace.Event) int {
	switch k := e.Kind(); {
	case e.A() == 0:
		return -1
	case k == trace.Run:
		return lineLook
	case k == trace.Pause:
		return linePause
	case k == trace.Yield:
		return lineYield
	case k == trace.Deliver && e.Val == exit:
		return lineEverybody
	case k == trace.Deliver:
		return lineThrow
	case k == trace.Exit:
		return lineReturn
	}
	return -1
}
