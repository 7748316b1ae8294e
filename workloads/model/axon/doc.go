// Package axon is Kamaelia's concurrency: microprocesses that a scheduler
// steps in cycles, components with inboxes and outboxes, linkages that carry
// mail, and a postoffice for each component.
//
// A step is one call of a component's body, from one yield to the next. A
// cycle steps every active component of the run queue once, in order. Pauses
// and wakes are requests: those made in a cycle are handled at its end, all
// pauses before all wakes, so that a wake wins. A component that is paused
// stays in the run queue, going to sleep, until the next walk drops it; woken
// before that, it keeps its place, and woken after that, it goes to the end.
// Activation is a wake request too, so a new component first runs in the next
// cycle.
//
// # Soft and hard
//
// A soft body is a compiled Go function called once a step, as a generator's
// next is. A hard body is written straight down on a stack of its own (a Go
// coroutine) and calls Yield. The same scheduler steps both; a body written
// for one gives the same events on the other.
//
// # Events
//
// Component numbers are the tasklet numbers; t0 is the code outside the
// scheduler.
//
//   - Spawn when a component is made, by t0 or by the component that runs.
//   - Ready when it is put on the run queue: at the end of the cycle in which
//     it was activated, or woken after it had left the queue.
//   - Run before each step, one for one: the count of Run events is the count
//     of steps. Its previous is the component stepped before, t0 before the
//     first step. A component that is alone follows itself.
//   - Yield or Exit ends each step. A step that asked for a pause ends in
//     Yield, because the component is still on the run queue. A component
//     that Stop ends gives Exit alone.
//   - Pause when a component leaves the run queue, which is when the walk of
//     the next cycle drops it. A pause overruled by a wake leaves no event.
//   - Wake when a wake request finds its component asleep; then Ready.
//   - Deliver with trace.Mail when mail lands in an inbox: from the component
//     that runs (t0 outside a step) to the owner of the inbox, whose number
//     within its component is the event's object. Mail that moves along a new
//     linkage is delivered again, by the component it had waited at.
//
// Collecting mail has no event of its own; a producer that it wakes has one.
//
// Source: Axon 1.5 and 1.6 of the Kamaelia project (BBC, 2004 to 2010), its
// documentation and tests.
package axon
