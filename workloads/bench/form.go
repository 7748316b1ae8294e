package bench

import "strings"

// form says which bytes a name may have behind its first, a lower case letter.
type form struct {
	upper  bool
	joints string // bytes that may stand between others, never two together
}

var (
	folderForm = form{}
	keyForm    = form{upper: true}
	idForm     = form{joints: "-"}
	nameForm   = form{upper: true, joints: ".-"}
)

const idRule = "lower case letters and digits, with single hyphens between"

// wellFormed tells whether s has form f. An ID or a choice may begin with a
// digit, as 3k does; a key or a name becomes an identifier elsewhere and may not.
func wellFormed(s string, f form) bool {
	joint := true
	for i := range len(s) {
		c := s[i]
		switch {
		case lower(c), digit(c) && (i > 0 || f == idForm), f.upper && c >= 'A' && c <= 'Z' && i > 0:
			joint = false
		case !joint && strings.IndexByte(f.joints, c) >= 0:
			joint = true
		default:
			return false
		}
	}
	return !joint
}

func lower(c byte) bool { return c >= 'a' && c <= 'z' }
