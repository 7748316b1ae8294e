package resultlink

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"math"
)

const mark = "x"

var base = base64.RawURLEncoding.Strict()

// Encode writes the link, from its # on. Metrics are in the order of their
// weight: where they do not all fit into Wanted characters the precision of the
// samples goes down from 12 bits of their range to 8, and then the last metrics
// are left out and counted.
func Encode(c *Claim) (string, error) {
	for n := len(c.Metrics); n > 0; n-- {
		for _, bits := range []int{12, 10, 8} {
			link := write(c, n, bits)
			if len(link) <= Wanted || n == 1 && bits == 8 && len(link) <= MaxLength {
				_, err := Decode(link) // what cannot be read is never handed out
				return link, err
			}
		}
	}
	return "", fmt.Errorf("link: %d samples: too many for %d characters: export the result as a file instead", c.Samples, MaxLength)
}

// write packs the first metrics.
func write(c *Claim, metrics, bits int) string {
	return sealed(versionOf(c), pack(c, metrics, bits))
}

// versionOf is 1 for what it wrote, which is written again as it was.
func versionOf(c *Claim) string {
	if c.More == nil {
		return "r1"
	}
	return "r2"
}

// sealed gives the link round packed bytes.
func sealed(version string, packed []byte) string {
	payload := version + "." + base.EncodeToString(packed)
	sum := binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE([]byte(payload)))
	return "#" + payload + "." + base.EncodeToString(sum) + mark
}

func pack(c *Claim, metrics, bits int) []byte {
	var b []byte
	b = text(b, c.Workload)
	b = pairs(b, c.Params)
	b = binary.AppendUvarint(b, uint64(c.Seed))
	b = pairs(b, c.Environment)
	b = number(b, c.ClockStep)
	b = number(b, c.FirstRun)
	b = append(b, bit(c.Stable))
	b = binary.AppendUvarint(b, uint64(c.Samples))
	b = append(b, byte(bits))
	b = binary.AppendUvarint(b, uint64(metrics))
	b = binary.AppendUvarint(b, uint64(c.LeftOut+len(c.Metrics)-metrics))
	for _, m := range c.Metrics[:metrics] {
		b = text(b, m.Name)
		b = samples(b, m.Samples, bits)
	}
	if c.More != nil {
		b = packMore(b, c.More)
	}
	return b
}

func bit(on bool) byte {
	if on {
		return 1
	}
	return 0
}

func text(b []byte, s string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(s))), s...)
}

func pairs(b []byte, all []Pair) []byte {
	b = binary.AppendUvarint(b, uint64(len(all)))
	for _, p := range all {
		b = text(text(b, p.Key), p.Value)
	}
	return b
}

func number(b []byte, f float32) []byte {
	return binary.LittleEndian.AppendUint32(b, math.Float32bits(f))
}

// samples writes the range and, where it is one, each sample's place in it.
func samples(b []byte, all []float64, bits int) []byte {
	low, high := all[0], all[0]
	for _, v := range all {
		low, high = min(low, v), max(high, v)
	}
	from, to := float32(low), float32(high)
	b = number(number(b, from), to)
	if from == to {
		return b
	}
	steps := float64(int(1)<<bits - 1)
	held, n := uint32(0), 0
	for _, v := range all {
		place := math.Floor(float64((v-float64(from))/(float64(to)-float64(from))*steps) + 0.5) // not fused: the page has no such operation
		held = held<<bits | uint32(min(max(place, 0), steps))
		for n += bits; n >= 8; n -= 8 {
			b = append(b, byte(held>>(n-8)))
		}
		held &= 1<<n - 1
	}
	if n > 0 {
		b = append(b, byte(held<<(8-n)))
	}
	return b
}
