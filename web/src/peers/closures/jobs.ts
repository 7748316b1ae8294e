// Plain closures: a tasklet is cut by hand where it waits, and the rest of it is
// a function that is called later. A queue of jobs keeps the stack flat.

export type Job = () => void;

/** Jobs in the order in which they came. Two arrays change places, so that nothing is shifted. */
export class Jobs {
  private coming: Job[] = [];
  private running: Job[] = [];

  add(job: Job): void {
    this.coming.push(job);
  }

  run(): void {
    while (this.coming.length > 0) {
      [this.running, this.coming] = [this.coming, this.running];
      for (const job of this.running) job();
      this.running.length = 0;
    }
  }
}

interface Waiter {
  readonly value: number; // of a sender
  readonly go: (value: number) => void;
  next: Waiter | null;
}

/** Both operations take what to do when the two have met. */
export class Channel {
  private readonly jobs: Jobs;
  private first: Waiter | null = null;
  private last: Waiter | null = null;
  private balance = 0; // above 0 senders wait, below 0 receivers

  constructor(jobs: Jobs) {
    this.jobs = jobs;
  }

  receive(go: (value: number) => void): void {
    this.balance--;
    if (this.balance < 0) {
      this.wait(0, go);
      return;
    }
    const sender = this.take();
    this.jobs.add(() => go(sender.value));
    this.jobs.add(() => sender.go(sender.value));
  }

  send(value: number, go: (value: number) => void): void {
    this.balance++;
    if (this.balance > 0) {
      this.wait(value, go);
      return;
    }
    const receiver = this.take();
    this.jobs.add(() => receiver.go(value));
    this.jobs.add(() => go(value));
  }

  private wait(value: number, go: (value: number) => void): void {
    const waiter: Waiter = { value, go, next: null };
    if (this.last === null) this.first = waiter;
    else this.last.next = waiter;
    this.last = waiter;
  }

  private take(): Waiter {
    const waiter = this.first;
    if (waiter === null) throw new Error("channel: nobody waits: the balance says otherwise");
    this.first = waiter.next;
    if (this.first === null) this.last = null;
    return waiter;
  }
}
