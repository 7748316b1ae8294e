// Tasklets as generators: a tasklet that must wait yields, and the yard goes on
// with the next one in its run queue. Channels behave as in ours: the two meet,
// and whoever comes first waits.

/** A generator with its place in a queue, and the value that it sends or gets. */
export class Tasklet {
  value = 0;
  next: Tasklet | null = null;
  readonly code: Generator<void, void, void>;

  constructor(main: (me: Tasklet) => Generator<void, void, void>) {
    this.code = main(this);
  }
}

/** First in, first out; linked through the tasklets, so that it allocates nothing. */
export class Queue {
  private first: Tasklet | null = null;
  private last: Tasklet | null = null;

  get empty(): boolean {
    return this.first === null;
  }

  add(tasklet: Tasklet): void {
    tasklet.next = null;
    if (this.last === null) this.first = tasklet;
    else this.last.next = tasklet;
    this.last = tasklet;
  }

  take(): Tasklet | null {
    const tasklet = this.first;
    if (tasklet === null) return null;
    this.first = tasklet.next;
    if (this.first === null) this.last = null;
    return tasklet;
  }
}

/** The run queue. */
export class Yard {
  readonly ready = new Queue();
  switches = 0;

  spawn(main: (me: Tasklet) => Generator<void, void, void>): void {
    this.ready.add(new Tasklet(main));
  }

  /** Runs until nobody is ready. A tasklet that yields has put itself where it waits. */
  run(): void {
    const { ready } = this;
    let switches = 0;
    for (let tasklet = ready.take(); tasklet !== null; tasklet = ready.take()) {
      switches++;
      tasklet.code.next();
    }
    this.switches += switches;
  }
}

/** Both operations answer whether they are done; if not, the tasklet yields and is done afterwards. */
export class Channel {
  private readonly yard: Yard;
  private readonly waiting = new Queue();
  private balance = 0; // above 0 senders wait, below 0 receivers

  constructor(yard: Yard) {
    this.yard = yard;
  }

  /** The value is in me.value once it is done. */
  receive(me: Tasklet): boolean {
    if (this.balance <= 0) {
      this.balance--;
      this.waiting.add(me);
      return false;
    }
    this.balance--;
    const sender = this.waiting.take();
    if (sender !== null) {
      me.value = sender.value;
      this.yard.ready.add(sender);
    }
    return true;
  }

  send(me: Tasklet, value: number): boolean {
    if (this.balance >= 0) {
      this.balance++;
      me.value = value;
      this.waiting.add(me);
      return false;
    }
    this.balance++;
    const receiver = this.waiting.take();
    if (receiver !== null) {
      receiver.value = value;
      this.yard.ready.add(receiver);
    }
    return true;
  }
}
