package hackysack

import "switchyard/workloads/bench"

// presets are the historic values and the points of the sweep over players.
// The first, which sets nothing, is historic as well: 1,000 players who pause.
var presets = []bench.Preset{
	{ID: "default", Label: "1,000 who pause", Help: "Kamaelia's author's answer: components sleep until mail arrives.", Historic: true},
	paused("10", "10 who pause", true),
	paused("100", "100 who pause", true),
	paused("5000", "5,000 who pause", true),
	paused("10000", "10,000 who pause", false),
	paused("100000", "100,000 who pause", false),
	busy("10", "10 who look", true),
	busy("100", "100 who look", true),
	busy("1000", "1,000 who look", true),
	busy("10000", "10,000 who look", true),
	busy("100000", "100,000 who look", false),
	onChannels("10", "10 on Stackless"),
	onChannels("100", "100 on Stackless"),
	onChannels("1000", "1,000 on Stackless"),
	onChannels("10000", "10,000 on Stackless"),
	onChannels("100000", "100,000 on Stackless"),
	{
		ID: "goroutines-1000", Label: "1,000 goroutines", Help: "The Stackless game with goroutines and Go channels.",
		Values: []bench.Setting{{Key: "system", Value: systemStackless}, {Key: "engine", Value: engineGoroutine}},
	},
}

func paused(players, label string, historic bool) bench.Preset {
	return bench.Preset{
		ID: "pause-" + players, Label: label, Historic: historic,
		Help:   "Players who sleep until mail arrives: a kick costs two steps, however many wait.",
		Values: []bench.Setting{{Key: "players", Value: players}},
	}
}

func busy(players, label string, historic bool) bench.Preset {
	return bench.Preset{
		ID: "busy-" + players, Label: label, Historic: historic,
		Help:   "As first posted: every player looks into its inbox in every cycle.",
		Values: []bench.Setting{{Key: "players", Value: players}, {Key: "pause", Value: "off"}, {Key: "drain", Value: "off"}},
	}
}

func onChannels(players, label string) bench.Preset {
	return bench.Preset{
		ID: "stackless-" + players, Label: label,
		Help:   "A tasklet and a channel for each player.",
		Values: []bench.Setting{{Key: "system", Value: systemStackless}, {Key: "players", Value: players}},
	}
}
