package trace

// Kind says what happened in an event. The zero Kind is no event.
type Kind uint8

// The kinds of event. Their order is part of the binary form: add at the end only.
const (
	Spawn       Kind = iota + 1 // a tasklet comes into being
	Ready                       // it is put on the run queue
	Run                         // it is switched to (a schedule callback)
	ParkSend                    // it waits to send
	ParkReceive                 // it waits to receive
	Deliver                     // a value goes from a sender to a receiver
	Yield                       // the running one asks for a switch
	Pause                       // it leaves the run queue of its own or another's will
	Wake                        // it is called back from a pause
	Exit                        // it ends
	Acquire                     // it takes a lock or an area
	Release                     // it gives a lock or an area back
	DropRequest                 // a waiter asks the holder to let go
	Mark                        // a place in a program worth seeing
	kindEnd
)

// Flags of an event, in the order of flagLetters.
const (
	// ByReceiver marks a Deliver that the receiver completed: the sender was already waiting.
	ByReceiver uint8 = 1 << iota
	// Mail marks a Deliver into a mailbox: nobody needs to wait, the sender goes on.
	Mail
	// Fresh marks an Acquire of memory that was mapped for it; without it the memory was taken over.
	Fresh
)

// FlagSpec describes one flag.
type FlagSpec struct {
	Flag   uint8
	Letter string // in the text form, behind !
	Name   string
	Help   string // one sentence for the docs
}

// FlagSpecs is the table of flags, in the order of their bits.
var FlagSpecs = [...]FlagSpec{
	{ByReceiver, "r", "by-receiver", "The receiver completed it: the sender was already waiting."},
	{Mail, "m", "mail", "It goes into a mailbox: nobody needs to wait, the sender goes on."},
	{Fresh, "f", "fresh", "Memory was mapped for it; without this flag it was taken over."},
}

// Spec describes one kind: what each field of its events means. An empty
// meaning says that the field is not used and is zero. The binary form, the
// text form, the validator, the TypeScript reader and the docs follow Specs.
type Spec struct {
	Kind  Kind
	Name  string // in the text form
	A     string // meaning of A, the tasklet the event is about
	B     string // meaning of B, another tasklet
	Obj   string // meaning of Obj: a channel, lock, area or mark
	Val   string // meaning of Val
	Flags string // the flags that may be set, by their text letters
	Help  string // one sentence for the docs
}

// Specs is the table of events, in the order of the kinds.
var Specs = [...]Spec{
	{Spawn, "spawn", "tasklet", "spawner", "", "", "", "A tasklet comes into being; it does not run yet."},
	{Ready, "ready", "tasklet", "cause", "", "", "", "A tasklet is put on the run queue."},
	{Run, "run", "tasklet", "previous", "", "", "", "A switch: the tasklet runs now, the previous one does not."},
	{ParkSend, "park-send", "tasklet", "", "channel", "value", "", "A tasklet waits to send: nobody is there to receive."},
	{ParkReceive, "park-receive", "tasklet", "", "channel", "", "", "A tasklet waits to receive: nobody is there to send."},
	{Deliver, "deliver", "sender", "receiver", "channel", "value", "rm", "A value goes from sender to receiver."},
	{Yield, "yield", "tasklet", "", "", "", "", "The running tasklet asks for a switch and stays runnable."},
	{Pause, "pause", "tasklet", "cause", "", "", "", "A tasklet leaves the run queue until it is woken."},
	{Wake, "wake", "tasklet", "cause", "", "", "", "A paused tasklet is called back."},
	{Exit, "exit", "tasklet", "", "", "value", "", "A tasklet ends."},
	{Acquire, "acquire", "tasklet", "previous", "object", "", "f", "A lock or an area is taken; previous is the last holder."},
	{Release, "release", "tasklet", "", "object", "", "", "A lock or an area is given back."},
	{DropRequest, "drop-request", "waiter", "holder", "object", "", "", "A waiter asks the holder to let go."},
	{Mark, "mark", "tasklet", "", "mark", "value", "", "The program passes a place worth seeing."},
}

// String gives the name of k as the text form writes it.
func (k Kind) String() string {
	if s := k.Spec(); s != nil {
		return s.Name
	}
	return "unknown"
}

// Spec gives what Specs says of k; nil for a kind that is not in it.
func (k Kind) Spec() *Spec {
	if k == 0 || k >= kindEnd {
		return nil
	}
	return &Specs[k-1]
}
