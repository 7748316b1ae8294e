package stackless

// Token is one operation, packed into a word: a loop loads it at once. In a
// Scheduler's code every operation is one. A Step returns one, and this is
// what Stackless calls an unwind token: the work to do once the function has
// left the stack.
//
//	bits 0 to 7 opcode, 8 to 15 register a, 16 to 23 register b, 32 to 63 imm
type Token uint64

func pack(o op) Token {
	return Token(o.code) | Token(o.a)<<8 | Token(o.b)<<16 | Token(uint32(o.imm))<<32
}

func (w Token) code() opcode { return opcode(w) }
func (w Token) a() uint8     { return uint8(w>>8) & regMask }
func (w Token) b() uint8     { return uint8(w>>16) & regMask }
func (w Token) imm() int32   { return int32(w >> 32) }

const (
	// ToSchedule lets the others run.
	ToSchedule = Token(opSchedule)
	// ToEnd ends the tasklet, or the call.
	ToEnd = Token(opEnd)
	// ToNext goes on with the operation after the Step.
	ToNext = Token(opNext)
)

// ToSend sends the value of register r on the channel in register c.
func ToSend(c, r Reg) Token { return Token(opSend) | Token(c)<<8 | Token(r)<<16 }

// ToReceive receives from the channel in register c into register r.
func ToReceive(r, c Reg) Token { return Token(opReceive) | Token(r)<<8 | Token(c)<<16 }

// Call is what a Native gets: the tasklet that runs and its registers, which it
// may change. It is the Scheduler's own and is used again for the next call.
type Call struct {
	S  *Scheduler
	Me Tasklet
	R  [Registers]int32
}

// lend copies the registers in. They are copied, since the slab moves when a
// tasklet is spawned, and one by one: a processor that reads 16 bytes right after
// 4 of them were written waits for the write.
func (c *Call) lend(me int32, regs *[Registers]int32) {
	c.Me = Tasklet(me)
	c.R[0] = regs[0]
	c.R[1] = regs[1]
	c.R[2] = regs[2]
	c.R[3] = regs[3]
}

// giveBack copies them out.
func (c *Call) giveBack(regs *[Registers]int32) {
	regs[0] = c.R[0]
	regs[1] = c.R[1]
	regs[2] = c.R[2]
	regs[3] = c.R[3]
}

// Native is a Go function called from a Program. Its error is raised in the
// tasklet. It cannot switch: operations that would return ErrNative.
type Native func(c *Call) error

// loopsTo tells whether w is a Loop to place.
func (w Token) loopsTo(place int32) bool { return w.code() == opLoop && w.imm() == place }
