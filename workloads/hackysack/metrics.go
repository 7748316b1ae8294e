package hackysack

import "switchyard/workloads/bench"

var metrics = []bench.Metric{
	{Name: "total", Label: "Time per run", Unit: "s", Better: bench.Lower, Headline: true, Help: "Making the players and playing to the end, as the historic texts timed it."},
	{Name: "create", Label: "Making the players", Unit: "s", Better: bench.Lower, Help: "Until all stand in the circle and wait: made, started, and their first step done."},
	{Name: "run", Label: "Playing", Unit: "s", Better: bench.Lower, Help: "From the first throw until the last player has gone home."},
	{Name: "kickTime", Label: "Time per kick", Unit: "s/kick", Better: bench.Lower, Headline: true, Help: "Playing, divided by the kicks: flat over players if waiting costs nothing."},
	{Name: "stepTime", Label: "Time per step", Unit: "s/step", Better: bench.Lower, Help: "Playing, divided by the component steps in it.", When: onAxon},
	{Name: "noMail", Label: "Steps without mail", Unit: "%", Better: bench.Lower, Headline: true, Help: "Share of the component steps that found no mail.", When: onAxon},
	{Name: "bytes", Label: "Memory of a player", Unit: "B/component", Better: bench.Lower, Help: "Heap and stack of a player, with its boxes or its channel, when all stand in the circle."},
}

var counts = []bench.Count{
	{Name: "steps", Label: "Component steps", Help: "Times a component was stepped by the scheduler.", When: onAxon},
	{Name: "cycles", Label: "Scheduler cycles", Help: "Walks of the run queue, the first one included, which only handles the activations.", When: onAxon},
	{Name: "kicks", Label: "Kicks", Help: "Loops and one, whatever the number of players."},
	{Name: "schedules", Label: "Switches", Help: "Real switches between tasklets.", When: onModel},
	{Name: "channelOps", Label: "Channel operations", Help: "Sends and receives begun.", When: onModel},
}
