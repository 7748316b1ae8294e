// Package gil models the lock of an interpreter: many threads, one lock, and
// a rule that says when the holder lets go and who comes next.
//
// A run is a discrete-event simulation. Time is virtual, in whole nanoseconds;
// the Config, with the random source in it, determines every step. Three
// things are kept apart so that each can be read alone:
//
//   - Rule and Lock say what a policy is. They know no clock. The model moves
//     a Lock by virtual time, and a native program can move one by real time.
//   - machine has the clock, the cores and the threads: who runs where, who is
//     woken when, what each step costs (Costs).
//   - worker and server are what the threads do, as a step function that keeps
//     its place in a few fields (soft) or as code written straight down on a
//     stack of its own (hard). Both give the same events.
//
// Time jumps from one thing that can happen to the next: bytecodes nobody can
// interfere with are not counted one by one, but divided out.
//
// Source: the interpreter lock of CPython 2.7 and 3.2, and ccbench as it was
// used on Python's tracker, issue 8299, "Improve GIL in 2.7" (2010).
package gil
