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

// Counts gives the totals. The loops count three things only, switches and
// values handed over by either side. Who blocked was served by a partner, was
// taken out by an error, or waits still: the waiting ones are summed over all
// channels here.
func (s *Scheduler) Counts() Counts {
	c := Counts{
		Schedules:       s.schedules,
		SendsBlock:      s.received + s.leftSend,
		SendsSucceed:    s.sent,
		ReceivesBlock:   s.sent + s.leftRx,
		ReceivesSucceed: s.received,
	}
	for i := range s.chans {
		if b := s.chans[i].balance; b > 0 {
			c.SendsBlock += uint64(b)
		} else {
			c.ReceivesBlock += uint64(-b)
		}
	}
	return c
}
