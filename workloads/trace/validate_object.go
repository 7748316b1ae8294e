package trace

// hold checks that a lock or an area has one holder at a time.
func (v *Validator) hold(e Event) error {
	o, ok := v.objects[e.Obj]
	if e.Kind() == Acquire {
		if o.held {
			return wrong(e, "t%d holds c%d: first its release", o.last, e.Obj)
		}
		if ok && o.last != e.B() {
			return wrong(e, "the last holder of c%d was t%d, not t%d", e.Obj, o.last, e.B())
		}
		v.objects[e.Obj] = object{true, e.A()}
		return v.known(e, e.B())
	}
	if (ok || !v.window) && (!o.held || o.last != e.A()) {
		return wrong(e, "it does not hold c%d", e.Obj)
	}
	v.objects[e.Obj] = object{false, e.A()}
	return nil
}

func (v *Validator) dropRequest(e Event) error {
	if s, ok := v.tasklets[e.A()]; s.doing == Exit || !ok && !v.window {
		return v.free(e, e.A(), "it")
	}
	if e.A() == e.B() {
		return wrong(e, "it asks itself")
	}
	if o, ok := v.objects[e.Obj]; (ok || !v.window) && (!o.held || o.last != e.B()) {
		return wrong(e, "t%d does not hold c%d", e.B(), e.Obj)
	}
	return nil
}
