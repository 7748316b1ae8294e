// A handler of mail for each player, and a queue of the letters on their way:
// what an event emitter amounts to.
import { firstSack, Game, home } from "../game";
import { type Peer, secondsSince } from "../peer";
import { Jobs } from "./jobs";

type Handler = (mail: number) => void;

function gather(game: Game, jobs: Jobs): Handler[] {
  const circle: Handler[] = [];
  const put = (to: number, mail: number) => jobs.add(() => circle[to]?.(mail));
  for (let me = 0; me < game.players; me++) {
    circle.push((mail) => {
      if (mail === home || game.over) {
        if (mail !== home) for (let to = 0; to < game.players; to++) if (to !== me) put(to, home);
        game.gone++;
        return;
      }
      const to = game.kickFrom(me);
      put(to, game.sack);
    });
  }
  return circle;
}

export const hackysack: Peer = {
  id: "hackysack.closures",
  run(sizes) {
    const game = new Game(sizes);
    const start = performance.now();
    const jobs = new Jobs();
    const circle = gather(game, jobs);
    jobs.add(() => circle[0]?.(firstSack));
    jobs.run();
    return game.outcome(secondsSince(start));
  },
};
