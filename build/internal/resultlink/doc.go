// Package resultlink packs the result of a run into the fragment of a link and
// reads it back:
//
//	#r2.<payload>.<checksum>x
//
// The payload is base64url without padding of the form that pack writes. The
// checksum is CRC-32 (IEEE) of "r2.<payload>", four bytes, big-endian, in the
// same base64. The x at the end is no punctuation, which chat tools and mail
// programs would strip, and shows where a link was cut.
//
// Version 1 had nothing of what More holds: its links are read for ever, as
// claims that do not say it.
//
// The page has the same in web/src/params/resultlink; cases that both must
// agree on are in testdata. A link is a claim, not proof: whoever can read this
// can write one.
package resultlink
