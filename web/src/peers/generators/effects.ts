// Tasklets as generators in the style of the libraries: a tasklet yields what it
// wants, a receive or a send, and gets the answer as the value of its yield.
// Nothing is tuned; yard.ts is the same with every allocation saved.

type Wish =
  | { kind: "receive"; channel: Channel }
  | { kind: "send"; channel: Channel; value: number };

export type Code = Generator<Wish, void, number>;

interface Sender {
  code: Code;
  value: number;
}

export class Channel {
  readonly senders: Sender[] = [];
  readonly receivers: Code[] = [];
}

export const receive = (channel: Channel): Wish => ({ kind: "receive", channel });
export const send = (channel: Channel, value: number): Wish => ({ kind: "send", channel, value });

export class EffectYard {
  private ready: [Code, number][] = [];

  spawn(code: Code): void {
    this.ready.push([code, 0]);
  }

  run(): void {
    while (this.ready.length > 0) {
      const now = this.ready;
      this.ready = [];
      for (const [code, value] of now) {
        const { done, value: wish } = code.next(value);
        if (!done) this.grant(code, wish);
      }
    }
  }

  private grant(code: Code, wish: Wish): void {
    const { senders, receivers } = wish.channel;
    if (wish.kind === "receive") {
      const sender = senders.shift();
      if (!sender) {
        receivers.push(code);
        return;
      }
      this.ready.push([code, sender.value], [sender.code, 0]);
    } else {
      const receiver = receivers.shift();
      if (!receiver) {
        senders.push({ code, value: wish.value });
        return;
      }
      this.ready.push([receiver, wish.value], [code, 0]);
    }
  }
}
