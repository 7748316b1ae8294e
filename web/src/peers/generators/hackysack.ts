// Components as Kamaelia's: generators with an inbox each, which a scheduler
// steps in cycles. With pause it steps those that have mail; without, all.
import { firstSack, Game, home } from "../game";
import { type Peer, secondsSince } from "../peer";
import { sizeOf } from "../sizes";

interface Component {
  readonly inbox: number[];
  awake: boolean; // it is in the next cycle
  body: Generator<void, void, void>;
}

/** One circle of players and those of them to step in the next cycle. */
class Circle {
  readonly game: Game;
  steps = 0;
  private readonly all: Component[];
  private cycle: Component[];
  private readonly pause: boolean;

  constructor(game: Game, pause: boolean) {
    this.game = game;
    this.pause = pause;
    this.all = Array.from({ length: game.players }, (_, me) => {
      const inbox: number[] = [];
      return { inbox, awake: true, body: this.player(me, inbox) };
    });
    this.cycle = this.all;
  }

  put(to: number, mail: number): void {
    const component = this.all[to];
    if (!component) return;
    component.inbox.push(mail);
    if (component.awake || !this.pause) return;
    component.awake = true;
    this.cycle.push(component);
  }

  play(): void {
    while (this.cycle.length > 0) {
      const now = this.cycle;
      this.cycle = [];
      for (const component of now) {
        this.steps++;
        component.awake = false;
        const { done } = component.body.next();
        if (done)
          component.awake = true; // nobody wakes it again
        else if (!this.pause || component.inbox.length > 0) this.stay(component);
      }
    }
  }

  private stay(component: Component): void {
    if (component.awake) return;
    component.awake = true;
    this.cycle.push(component);
  }

  private *player(me: number, inbox: number[]): Generator<void, void, void> {
    const { game } = this;
    for (;;) {
      yield;
      for (let mail = inbox.shift(); mail !== undefined; mail = inbox.shift()) {
        if (mail === home) return void game.gone++;
        if (game.over) {
          for (let to = 0; to < game.players; to++) this.put(to, home);
          return void game.gone++;
        }
        const to = game.kickFrom(me);
        this.put(to, game.sack);
      }
    }
  }
}

export const hackysack: Peer = {
  id: "hackysack.generators",
  run(sizes) {
    const game = new Game(sizes);
    const start = performance.now();
    const circle = new Circle(game, sizeOf(sizes, "pause") === 1);
    circle.put(0, firstSack);
    circle.play();
    const outcome = game.outcome(secondsSince(start));
    return { ...outcome, counts: { ...outcome.counts, steps: circle.steps } };
  },
};
