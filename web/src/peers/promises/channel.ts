// A channel of promises: whoever comes first awaits the other.

interface Waiter {
  readonly value: number; // of a sender
  readonly settle: (value: number) => void;
  next: Waiter | null;
}

export class Channel {
  private first: Waiter | null = null;
  private last: Waiter | null = null;
  private balance = 0; // above 0 senders wait, below 0 receivers

  receive(): Promise<number> {
    this.balance--;
    if (this.balance < 0) return this.wait(0);
    const { value, settle } = this.take();
    settle(value);
    return Promise.resolve(value);
  }

  send(value: number): Promise<number> {
    this.balance++;
    if (this.balance > 0) return this.wait(value);
    this.take().settle(value);
    return Promise.resolve(value);
  }

  private wait(value: number): Promise<number> {
    return new Promise((settle) => {
      const waiter: Waiter = { value, settle, next: null };
      if (this.last === null) this.first = waiter;
      else this.last.next = waiter;
      this.last = waiter;
    });
  }

  private take(): Waiter {
    const waiter = this.first;
    if (waiter === null) throw new Error("channel: nobody waits: the balance says otherwise");
    this.first = waiter.next;
    if (this.first === null) this.last = null;
    return waiter;
  }
}
