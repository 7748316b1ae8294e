package main

import (
	"switchyard/build/internal/bench"
	"switchyard/build/internal/check"
	"switchyard/build/internal/dist"
	"switchyard/build/internal/gen"
	"switchyard/build/internal/native"
	"switchyard/build/internal/reference"
	"switchyard/build/internal/scaffold"
	"switchyard/build/internal/serve"
	"switchyard/build/internal/suite"
	"switchyard/build/internal/verb"
)

// verbs is what `go run ./build` can do, in the order in which its help lists
// them. Each verb lives in its own package and is one value there.
var verbs = []verb.Verb{
	serve.Verb,
	suite.Verb(check.Run),
	check.Verb,
	dist.Verb,
	gen.Verb,
	native.Verb,
	reference.Verb,
	scaffold.Verb,
	bench.Verb,
}
