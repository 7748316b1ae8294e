package stackless

import "strconv"

// Label makes a label to be bound later.
func (p *Program) Label() Label {
	p.labels = append(p.labels, none)
	return Label(len(p.labels) - 1)
}

// Here makes a label bound to the next operation.
func (p *Program) Here() Label {
	l := p.Label()
	p.Bind(l)
	return l
}

// Bind puts l before the next operation.
func (p *Program) Bind(l Label) { p.labels[l] = int32(len(p.ops)) }

func (p *Program) jump(o op, to Label, text string) {
	o.imm = int32(to)
	p.targets = append(p.targets, int32(len(p.ops)))
	p.add(o, text)
}

// Set puts v into r.
func (p *Program) Set(r Reg, v int32) {
	p.add(op{code: opSet, a: uint8(r), imm: v}, p.reg(r)+" = "+itoa(v))
}

// Copy puts from into r.
func (p *Program) Copy(r, from Reg) {
	p.add(op{code: opCopy, a: uint8(r), b: uint8(from)}, p.reg(r)+" = "+p.reg(from))
}

// Add adds v to r.
func (p *Program) Add(r Reg, v int32) {
	p.add(op{code: opAdd, a: uint8(r), imm: v}, p.reg(r)+" += "+itoa(v))
}

// AddReg adds from to r.
func (p *Program) AddReg(r, from Reg) {
	p.add(op{code: opAddReg, a: uint8(r), b: uint8(from)}, p.reg(r)+" += "+p.reg(from))
}

// Jump goes to l.
func (p *Program) Jump(l Label) { p.jump(op{code: opJump}, l, "continue") }

// Loop takes 1 from r and goes to l while r is above 0.
func (p *Program) Loop(r Reg, l Label) {
	p.jump(op{code: opLoop, a: uint8(r)}, l, p.reg(r)+" -= 1; while "+p.reg(r)+" > 0")
}

// Repeat does what do builds, r times: at least once.
func (p *Program) Repeat(r Reg, do func()) {
	l := p.Here()
	do()
	p.Loop(r, l)
}

// Forever does what do builds again and again.
func (p *Program) Forever(do func()) {
	l := p.Here()
	do()
	p.Jump(l)
}

// IfLess goes to l when a < b.
func (p *Program) IfLess(a, b Reg, l Label) {
	p.jump(op{code: opLess, a: uint8(a), b: uint8(b)}, l, "if "+p.reg(a)+" < "+p.reg(b))
}

// IfEqual goes to l when a == b.
func (p *Program) IfEqual(a, b Reg, l Label) {
	p.jump(op{code: opEqual, a: uint8(a), b: uint8(b)}, l, "if "+p.reg(a)+" == "+p.reg(b))
}

// IfZero goes to l when r is 0.
func (p *Program) IfZero(r Reg, l Label) {
	p.jump(op{code: opZero, a: uint8(r)}, l, "if "+p.reg(r)+" == 0")
}

// Call runs q with a copy of the registers, one call level deeper, and puts
// the value of its Return into r.
func (p *Program) Call(r Reg, q *Program) {
	p.calls = append(p.calls, q)
	p.add(op{code: opCall, a: uint8(r), imm: int32(len(p.calls) - 1)}, p.reg(r)+" = "+q.name+"()")
}

// Return ends the call with the value of r, or the tasklet when it is not called.
func (p *Program) Return(r Reg) { p.add(op{code: opEnd, a: uint8(r)}, "return "+p.reg(r)) }

// End is a Return without a value of its own (it is register 0's).
func (p *Program) End() { p.add(op{code: opEnd}, "return") }

// OnError sends errors of this call level, from here on, to l. A kill passes it.
func (p *Program) OnError(l Label) { p.jump(op{code: opOnError}, l, "try:") }

// Uncaught undoes OnError.
func (p *Program) Uncaught() { p.add(op{code: opOnError, imm: none}, "# end of try") }

func itoa(v int32) string { return strconv.Itoa(int(v)) }
