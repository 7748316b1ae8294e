package resultlink

import (
	"encoding/binary"
	"hash/fnv"
	"math"
	"strings"
)

// What follows is written twice, here and in the page's tests, so that both go
// through the same cases: xorshift32 draws them.

type draws uint32

func (d *draws) below(n int) int {
	x := uint32(*d)
	x ^= x << 13
	x ^= x >> 17
	x ^= x << 5
	*d = draws(x)
	return int(x % uint32(n))
}

const alphabet = "ABCxyz019-_.#?&=%r~ "

// mutated gives a link that is spoilt in one to three places. Half of them have
// a checksum that is right again, so that what is inside is read.
func mutated(d *draws, link string) string {
	if d.below(2) == 0 {
		data := unsealed(link)
		for range 1 + d.below(3) {
			data = []byte(spoilt(d, string(data), func() byte { return byte(d.below(256)) }))
		}
		return sealed(data)
	}
	for range 1 + d.below(3) {
		link = spoilt(d, link, func() byte { return alphabet[d.below(len(alphabet))] })
	}
	return link
}

func spoilt(d *draws, s string, draw func() byte) string {
	kind, at := d.below(5), d.below(len(s)+1)
	switch kind {
	case 0: // cut
		return s[:at]
	case 1: // one more
		return s[:at] + string([]byte{draw()}) + s[at:]
	case 2: // some less
		return s[:at] + s[min(len(s), at+1+d.below(8)):]
	case 3: // said twice
		return s[:at] + s[max(0, at-1-d.below(8)):]
	}
	if at == len(s) {
		return s
	}
	return s[:at] + string([]byte{draw()}) + s[at+1:]
}

func unsealed(link string) []byte {
	payload, _, _ := strings.Cut(strings.TrimPrefix(link, "#"+prefix), ".")
	data, err := base.DecodeString(payload)
	if err != nil {
		panic(err)
	}
	return data
}

// outcome is everything that was read, or the error, as bytes.
func outcome(link string) []byte {
	c, err := Decode(link)
	if err != nil {
		return []byte(err.Error())
	}
	b := text(nil, c.Workload)
	b = pairs(b, c.Params)
	b = binary.AppendUvarint(b, uint64(c.Seed))
	b = pairs(b, c.Environment)
	b = append(number(number(b, c.ClockStep), c.FirstRun), bit(c.Stable), byte(c.Bits))
	b = binary.AppendUvarint(binary.AppendUvarint(b, uint64(c.Samples)), uint64(c.LeftOut))
	for _, m := range c.Metrics {
		b = text(b, m.Name)
		for _, v := range m.Samples {
			b = binary.LittleEndian.AppendUint64(b, math.Float64bits(v))
		}
	}
	return b
}

// digests go through n cases of each of blocks blocks, one FNV-1a (32 bits) a block.
func digests(links []string, blocks, n int) []uint32 {
	d := draws(2463534242)
	var all []uint32
	for range blocks {
		h := fnv.New32a()
		for range n {
			_, _ = h.Write(outcome(mutated(&d, links[d.below(len(links))]))) // never fails
		}
		all = append(all, h.Sum32())
	}
	return all
}
