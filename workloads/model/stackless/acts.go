package stackless

// Receive waits for a value on channel c and puts it into r.
func (p *Program) Receive(r, c Reg) {
	p.add(op{code: opReceive, a: uint8(r), b: uint8(c)}, p.reg(r)+" = "+p.reg(c)+".receive()")
}

// Send sends the value of r on channel c.
func (p *Program) Send(c, r Reg) {
	p.add(op{code: opSend, a: uint8(c), b: uint8(r)}, p.reg(c)+".send("+p.reg(r)+")")
}

// SendPlus adds v to r and sends it on channel c: one operation, since this is
// what links of chains and rings do.
func (p *Program) SendPlus(c, r Reg, v int32) {
	p.add(op{code: opSend, a: uint8(c), b: uint8(r), imm: v}, p.reg(c)+".send("+p.reg(r)+" + "+itoa(v)+")")
}

// Iterate receives from c into r, or goes to end when c is closing and nobody sends.
func (p *Program) Iterate(r, c Reg, end Label) {
	p.jump(op{code: opIterate, a: uint8(r), b: uint8(c)}, end, "for "+p.reg(r)+" in "+p.reg(c))
}

// SendError raises err in the receiver on channel c.
func (p *Program) SendError(c Reg, err error) {
	p.add(op{code: opSendError, a: uint8(c), imm: p.err(err)}, p.reg(c)+".send_error("+err.Error()+")")
}

// SendSequence sends each of values on c by way of the register value; count
// has their number in the end.
func (p *Program) SendSequence(count, value, c Reg, values ...int32) {
	before := p.line
	if before == "" {
		p.line = p.reg(count) + " = " + p.reg(c) + ".send_sequence(...)"
	}
	p.Set(count, 0)
	for _, v := range values {
		p.Set(value, v)
		p.Send(c, value)
		p.Add(count, 1)
	}
	p.line = before
}

// CloseChannel marks c as closing.
func (p *Program) CloseChannel(c Reg) {
	p.add(op{code: opCloseChannel, a: uint8(c)}, p.reg(c)+".close()")
}

// OpenChannel undoes CloseChannel.
func (p *Program) OpenChannel(c Reg) {
	p.add(op{code: opOpenChannel, a: uint8(c)}, p.reg(c)+".open()")
}

// Schedule lets the others run; this tasklet is last then.
func (p *Program) Schedule() { p.add(op{code: opSchedule}, "schedule()") }

// ScheduleRemove leaves the run queue until inserted.
func (p *Program) ScheduleRemove() { p.add(op{code: opScheduleRemove}, "schedule_remove()") }

// Run jumps to tasklet t at once; this one keeps its place.
func (p *Program) Run(t Reg) { p.add(op{code: opRun, a: uint8(t)}, p.reg(t)+".run()") }

// Switch jumps to tasklet t at once; this one leaves the run queue.
func (p *Program) Switch(t Reg) { p.add(op{code: opSwitch, a: uint8(t)}, p.reg(t)+".switch()") }

// Insert puts tasklet t at the end of the run queue.
func (p *Program) Insert(t Reg) { p.add(op{code: opInsert, a: uint8(t)}, p.reg(t)+".insert()") }

// Remove takes tasklet t out of the run queue.
func (p *Program) Remove(t Reg) { p.add(op{code: opRemove, a: uint8(t)}, p.reg(t)+".remove()") }

// Kill ends tasklet t at once.
func (p *Program) Kill(t Reg) { p.add(op{code: opKill, a: uint8(t)}, p.reg(t)+".kill()") }

// KillPending lets tasklet t end when it next would run.
func (p *Program) KillPending(t Reg) {
	p.add(op{code: opKill, a: uint8(t), b: 1}, p.reg(t)+".kill(pending=True)")
}

// Throw raises err in tasklet t and runs it at once.
func (p *Program) Throw(t Reg, err error) {
	p.add(op{code: opThrow, a: uint8(t), imm: p.err(err)}, p.reg(t)+".throw("+err.Error()+")")
}

// Raise raises err in this tasklet.
func (p *Program) Raise(err error) {
	p.add(op{code: opRaise, imm: p.err(err)}, "raise "+err.Error())
}

// Mark leaves a Mark event with the value of r.
func (p *Program) Mark(mark int32, r Reg) {
	p.add(op{code: opMark, a: uint8(r), imm: mark}, "mark("+itoa(mark)+", "+p.reg(r)+")")
}

// Native calls f. text is its source line.
func (p *Program) Native(text string, f Native) {
	p.natives = append(p.natives, f)
	p.add(op{code: opNative, imm: int32(len(p.natives) - 1)}, text)
}

// Step calls f again and again and does what it returns, until that is ToNext or ToEnd.
func (p *Program) Step(f Step) {
	p.steps = append(p.steps, f)
	p.add(op{code: opStep, imm: int32(len(p.steps) - 1)}, p.name)
}

func (p *Program) err(err error) int32 {
	p.errs = append(p.errs, err)
	return int32(len(p.errs) - 1)
}
