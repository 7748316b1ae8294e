package gil

// Task is what a thread computes, over and over, described by data.
type Task struct {
	Name      string
	Iteration []Segment
}

// Segment is a part of an iteration: bytecodes, then perhaps a call into C.
type Segment struct {
	Bytecodes int64
	Call      int64 // time in C in nanoseconds; 0 for no call
	Releases  bool  // the call lets go of the lock while it lasts
}

// Pi is the calculation of 50 digits in pure Python. At 100 ns a bytecode it
// runs 672 times a second, as on the historic machine.
func Pi() Task {
	return Task{"pi", []Segment{{Bytecodes: 14_880}}}
}

// Regex is a regular expression over 2,000 characters: one call of 1.75 ms
// in about seven bytecodes, 570 times a second. The lock stays held inside.
func Regex() Task {
	return Task{"regex", []Segment{{Bytecodes: 4, Call: 1_753_700}, {Bytecodes: 3}}}
}

// SHA1 is the digest of 150,000 bytes: one call of 0.79 ms in about sixteen
// bytecodes, 1,269 times a second. releases says whether the call lets go of
// the lock: it did not in 2010, and does where OpenSSL computes the digest.
func SHA1(releases bool) Task {
	return Task{"sha1", []Segment{{Bytecodes: 9, Call: 786_400, Releases: releases}, {Bytecodes: 7}}}
}

// Time is how long an iteration takes when nobody interferes, in nanoseconds.
func (t Task) Time(c Costs) (ns int64) {
	for _, s := range t.Iteration {
		ns += s.Bytecodes*c.Bytecode + s.Call
	}
	return ns
}
