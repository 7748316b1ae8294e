// The chain with JavaScript generators: the same tasklets, channels, run queue
// and switches as ours, as plainly as a good programmer would write it. It
// runs in the page, so it may use nothing from outside itself.

/** The time in ms, creation included, and how often a generator was resumed; it throws on a wrong answer. */
export function generatorChain(n: number): { time: number; resumes: number } {
  interface Channel {
    receiver: Generator<void, void, number> | null;
    sender: Generator<void, void, number> | null;
    value: number;
  }
  const start = performance.now();
  const queue: Generator<void, void, number>[] = [];
  const values: number[] = [];
  let sends = false;
  let channel: Channel = { receiver: null, sender: null, value: 0 };
  let value = 0;
  let answer = -1;

  function* tasklet(right: Channel, left: Channel): Generator<void, void, number> {
    sends = false;
    channel = right;
    const got = yield;
    sends = true;
    channel = left;
    value = got + 1;
    yield;
  }

  function* main(rightmost: Channel, leftmost: Channel): Generator<void, void, number> {
    sends = true;
    channel = rightmost;
    value = 0;
    yield;
    sends = false;
    channel = leftmost;
    answer = yield;
  }

  const make = (): Channel => ({ receiver: null, sender: null, value: 0 });
  const ready = (tasklet: Generator<void, void, number>, given: number) => {
    queue.push(tasklet);
    values.push(given);
  };
  const leftmost = make();
  let left = leftmost;
  for (let i = 0; i < n; i++) {
    const right = make();
    ready(tasklet(right, left), 0);
    left = right;
  }
  ready(main(left, leftmost), 0);

  let head = 0;
  for (; head < queue.length; head++) {
    const running = queue[head] as Generator<void, void, number>;
    if (running.next(values[head] as number).done) continue;
    if (sends) {
      if (channel.receiver) {
        ready(channel.receiver, value);
        channel.receiver = null;
        ready(running, 0);
      } else {
        channel.sender = running;
        channel.value = value;
      }
    } else if (channel.sender) {
      ready(channel.sender, 0);
      channel.sender = null;
      ready(running, channel.value);
    } else {
      channel.receiver = running;
    }
  }
  if (answer !== n) throw new Error(`answer ${answer}, not ${n}`);
  return { time: performance.now() - start, resumes: head };
}
