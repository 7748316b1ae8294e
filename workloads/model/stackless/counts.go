package stackless

// Counts are totals of a run so far. They are kept in every mode.
type Counts struct {
	Schedules       uint64 // real switches: schedule callbacks
	SendsBlock      uint64 // channel callbacks by their four sorts
	SendsSucceed    uint64
	ReceivesBlock   uint64
	ReceivesSucceed uint64
}

// ChannelOps is the number of channel callbacks.
func (c Counts) ChannelOps() uint64 {
	return c.SendsBlock + c.SendsSucceed + c.ReceivesBlock + c.ReceivesSucceed
}

// Counts gives the totals.
func (s *Scheduler) Counts() Counts {
	switches := s.switches
	if s.counted != none { // a Step asks
		switches += uint64(s.current - s.counted)
	}
	return Counts{
		Schedules:       switches + s.sendWaits + s.recvWaits,
		SendsBlock:      s.sendWaits,
		SendsSucceed:    s.sent,
		ReceivesBlock:   s.recvWaits,
		ReceivesSucceed: s.received,
	}
}
