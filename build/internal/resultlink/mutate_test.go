package resultlink

import (
	"encoding/binary"
	"hash/fnv"
	"math"
	"strings"

	"switchyard/build/internal/draws"
)

// What follows is written twice, here and in the page's tests, so that both go
// through the same cases.

const alphabet = "ABCxyz019-_.#?&=%r~ "

// mutated gives a link that is spoilt in one to three places. Half of them have
// a checksum that is right again, so that what is inside is read.
func mutated(d *draws.Draws, link string) string {
	if d.Below(2) == 0 {
		version, data := unsealed(link)
		for range 1 + d.Below(3) {
			data = draws.Spoilt(d, data, func() []byte { return []byte{byte(d.Below(256))} })
		}
		return sealed(version, data)
	}
	text := []byte(link)
	for range 1 + d.Below(3) {
		text = draws.Spoilt(d, text, func() []byte { return []byte{alphabet[d.Below(len(alphabet))]} })
	}
	return string(text)
}

func unsealed(link string) (version string, data []byte) {
	version, rest, _ := strings.Cut(strings.TrimPrefix(link, "#"), ".")
	payload, _, _ := strings.Cut(rest, ".")
	data, err := base.DecodeString(payload)
	if err != nil {
		panic(err)
	}
	return version, data
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
	if m := c.More; m != nil {
		b = number(binary.AppendUvarint(b, uint64(m.Runs)), m.Shortest)
		b = text(text(b, m.Counts), m.Events)
		for _, k := range m.Marks {
			b = binary.AppendUvarint(append(b, bit(k.Kernel), bit(k.Hidden)), uint64(k.Sample))
			b = binary.AppendUvarint(binary.AppendUvarint(b, uint64(k.Collections)), uint64(k.Percent))
		}
	}
	return b
}

// digests go through n cases of each of blocks blocks, one FNV-1a (32 bits) a block.
func digests(links []string, blocks, n int) []uint32 {
	d := draws.First
	var all []uint32
	for range blocks {
		h := fnv.New32a()
		for range n {
			_, _ = h.Write(outcome(mutated(&d, links[d.Below(len(links))]))) // never fails
		}
		all = append(all, h.Sum32())
	}
	return all
}
