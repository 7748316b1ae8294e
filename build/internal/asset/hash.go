package asset

import (
	"crypto/sha256"
	"encoding/base32"
	"encoding/binary"
)

// Hash gives the 8 characters that name files of this content, in the alphabet
// that esbuild uses too. Files hashed together are named as one: neither can
// change without the other's name changing.
func Hash(parts ...[]byte) string {
	h := sha256.New()
	for _, p := range parts {
		var size [8]byte
		binary.LittleEndian.PutUint64(size[:], uint64(len(p)))
		h.Write(size[:])
		h.Write(p)
	}
	return base32.StdEncoding.EncodeToString(h.Sum(nil))[:8]
}
