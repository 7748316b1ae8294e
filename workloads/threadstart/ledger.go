package threadstart

import "sync/atomic"

// ledger is what the threads of one run share, whatever their unit.
type ledger struct {
	*areas
	counter    atomic.Int64 // each thread adds 1
	handshakes int64        // by the creator alone
	carriers   int64        // OS threads started, by the creator alone
}

// handshake tells whether a creator waits until its thread has set itself up.
func (l *ledger) handshake() bool { return !l.keep }
