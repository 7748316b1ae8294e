package stackless

// op is one operation of a program as it is built. A Scheduler keeps it packed
// as a Token.
type op struct {
	code opcode
	a, b uint8 // registers
	imm  int32 // a number, a place in the code, or an index into a list
}

// opcode says what an op does. The loops do those up to opNext themselves and
// call out for the others.
type opcode uint8

const (
	opReceive        opcode = iota + 1 // a = (channel b).receive()
	opSend                             // b += imm; (channel a).send(b)
	opSchedule                         // schedule()
	opAdd                              // a += imm
	opLoop                             // a--; if a > 0 go to imm
	opEnd                              // return the value of a
	opStep                             // call the Step imm, then do what it returns
	opNative                           // call the Native imm
	opJump                             // go to imm
	opSet                              // a = imm
	opCopy                             // a = b
	opAddReg                           // a += b
	opLess                             // if a < b go to imm
	opEqual                            // if a == b go to imm
	opZero                             // if a == 0 go to imm
	opMark                             // mark imm with the value of a
	opIterate                          // a = (channel b).receive(), or go to imm when it has ended
	opCall                             // a = the value of the program imm, called
	opNext                             // go on behind the Step
	opMain                             // main is current
	opHard                             // a hard one is current
	opRaised                           // an error is to be raised
	opScheduleRemove                   // schedule_remove()
	opRun                              // (tasklet a).run()
	opSwitch                           // (tasklet a).switch()
	opInsert                           // (tasklet a).insert()
	opRemove                           // (tasklet a).remove()
	opKill                             // (tasklet a).kill(pending=b)
	opThrow                            // raise the error imm in tasklet a
	opRaise                            // raise the error imm here
	opSendError                        // (channel a).send_error(the error imm)
	opCloseChannel                     // (channel a).close()
	opOpenChannel                      // (channel a).open()
	opOnError                          // errors from here on go to imm; -1: to the caller
)
