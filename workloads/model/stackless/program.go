package stackless

// Program is the code of tasklets: a short list of operations on four
// registers, each with the source line it stands for. It belongs to no
// Scheduler and may be used by many. Build it, then leave it as it is.
type Program struct {
	name    string
	ops     []op
	lines   []string
	given   []bool // the operation's line is one that Line gave
	regs    []string
	labels  []int32 // the place of each label, none until it is bound
	targets []int32 // ops whose imm is a label until the program is finished
	natives []Native
	steps   []Step
	calls   []*Program
	errs    []error
	line    string
	done    bool
}

// Reg is a register of a program: 0 to 3.
type Reg uint8

// Label is a place in a program to jump to.
type Label int32

// NewProgram begins a program. The name is shown to people.
func NewProgram(name string) *Program { return &Program{name: name} }

// NewStep makes the program of a compiled tasklet, Stackless's cframe: f is
// called each time the tasklet runs, and what it returns is done.
func NewStep(name string, f Step) *Program {
	p := NewProgram(name)
	p.Step(f)
	return p
}

// Reg names the next register. The first ones are the arguments of Spawn. A
// fifth register does not exist: it is a broken invariant of the program text.
func (p *Program) Reg(name string) Reg {
	if len(p.regs) == Registers {
		panic("program: " + p.name + ": register " + name + ": a tasklet has four registers")
	}
	p.regs = append(p.regs, name)
	return Reg(len(p.regs) - 1)
}

// Line gives the source line of the operations that follow, until the next
// Line. Line("") goes back to the lines made from the operations themselves.
func (p *Program) Line(text string) { p.line = text }

// Name is the program's name.
func (p *Program) Name() string { return p.name }

// Lines are the source lines, one for each operation.
func (p *Program) Lines() []string { p.finish(); return p.lines }

// add is not inlined: there are many operations, and none is added in a hot loop.
//
//go:noinline
func (p *Program) add(o op, text string) {
	if p.done {
		panic("program: " + p.name + ": it is finished: " + text)
	}
	if p.line != "" {
		text = p.line
	}
	p.given = append(p.given, p.line != "")
	p.ops = append(p.ops, o)
	p.lines = append(p.lines, text)
}

// reg is the name of r in a source line.
func (p *Program) reg(r Reg) string {
	if int(r) < len(p.regs) {
		return p.regs[r]
	}
	return "r" + string('0'+rune(r&regMask))
}

// finish makes the program end and its labels places. Jumps are absolute in
// the program until it is loaded.
func (p *Program) finish() {
	if p.done {
		return
	}
	p.line = ""
	if n := len(p.ops); n == 0 || p.ops[n-1].code != opEnd || p.bindsEnd() {
		p.End()
	}
	for _, at := range p.targets {
		place := p.labels[p.ops[at].imm]
		if place == none {
			panic("program: " + p.name + ": " + p.lines[at] + ": its label is bound nowhere")
		}
		p.ops[at].imm = place
	}
	p.done = true
}

// bindsEnd tells whether a label stands behind the last operation.
func (p *Program) bindsEnd() bool {
	for _, place := range p.labels {
		if int(place) == len(p.ops) {
			return true
		}
	}
	return false
}
