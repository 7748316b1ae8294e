package resultlink

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"math"
	"regexp"
	"strings"
)

var (
	errCut    = errors.New("link: cut: the end of it is missing: ask for the whole link, which ends in x")
	errEdited = errors.New("link: edited or damaged: its checksum does not agree: ask for it again")
	errForm   = errors.New("link: not one that this page writes: its parts do not fit together")
)

var newer = regexp.MustCompile(`^r([3-9]|[1-9][0-9]{1,2})$`)

var begin = regexp.MustCompile(`^r[0-9]{0,3}(\.|$)`)

// inBase64 tells whether a text has only letters of base64url.
func inBase64(s string) bool {
	return strings.IndexFunc(s, func(c rune) bool {
		return (c < 'A' || c > 'Z') && (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '_' && c != '-'
	}) < 0
}

// sumLength is that of a checksum in base64.
const sumLength = 6

// IsResult tells whether a link, with or without its #, is meant as one to a result.
func IsResult(link string) bool { return begin.MatchString(strings.TrimPrefix(link, "#")) }

// Decode reads a link, with or without its #. It gives the claim that was
// encoded or an error, whatever it is handed.
func Decode(link string) (*Claim, error) {
	body := strings.TrimPrefix(link, "#")
	if len(body) >= MaxLength {
		return nil, fmt.Errorf("link: too long: at most %d characters", MaxLength)
	}
	version, rest, dot := strings.Cut(body, ".")
	switch {
	case !begin.MatchString(body):
		return nil, errForm
	case !dot:
		return nil, errCut
	case newer.MatchString(version):
		return nil, fmt.Errorf("link: version %s: made by a newer version of the page, this one reads r1 and r2: reload it", version)
	case version != "r1" && version != "r2":
		return nil, errForm
	}
	payload, sum, _ := strings.Cut(rest, ".")
	switch {
	case !inBase64(payload) || !inBase64(sum):
		return nil, errEdited
	case len(sum) <= sumLength:
		return nil, errCut
	case payload == "" || len(sum) > sumLength+len(mark) || !strings.HasSuffix(sum, mark):
		return nil, errEdited
	}
	crc, err := base.DecodeString(sum[:sumLength])
	if err != nil || binary.BigEndian.Uint32(crc) != crc32.ChecksumIEEE([]byte(version+"."+payload)) {
		return nil, errEdited
	}
	data, err := base.DecodeString(payload)
	if err != nil {
		return nil, errForm
	}
	return unpack(data, version == "r2")
}

func unpack(data []byte, more bool) (*Claim, error) {
	r := &reader{data: data}
	c := &Claim{Workload: r.text(maxName), Params: r.pairs(), Seed: uint32(r.count(math.MaxUint32)), Environment: r.pairs()}
	c.ClockStep, c.FirstRun = r.number(), r.number()
	stable := r.bytes(1)
	c.Stable = len(stable) == 1 && stable[0] == 1
	c.Samples = r.count(maxSamples)
	if bits := r.bytes(1); len(bits) == 1 {
		c.Bits = int(bits[0])
	}
	metrics := r.count(maxMetrics)
	c.LeftOut = r.count(maxMetrics)
	if r.bad || stable[0] > 1 || c.Samples < 1 || c.Bits < 1 || c.Bits > maxBits || metrics < 1 || c.ClockStep < 0 || c.FirstRun < 0 {
		return nil, errForm
	}
	for range metrics {
		c.Metrics = append(c.Metrics, Metric{r.text(maxName), r.samples(c.Samples, c.Bits)})
	}
	if more {
		c.More = r.more(c.Samples)
	}
	if r.bad || len(r.data) > 0 {
		return nil, errForm
	}
	return c, nil
}
