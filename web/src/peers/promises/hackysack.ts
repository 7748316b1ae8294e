// An async function and a channel of promises for each player, as in the
// Stackless version: who is not kicked to awaits, and costs nothing meanwhile.
import { firstSack, Game, home } from "../game";
import { type Peer, secondsSince } from "../peer";
import { Channel } from "./channel";

async function player(
  me: number,
  mine: Channel,
  circle: readonly Channel[],
  game: Game,
): Promise<void> {
  for (;;) {
    const mail = await mine.receive();
    if (mail === home || game.over) {
      if (mail !== home) await sendHome(mine, circle);
      game.gone++;
      return;
    }
    const to = game.kickFrom(me);
    await circle[to]?.send(game.sack);
  }
}

/** Nobody can meet itself on its own channel: it sends the others home, and goes. */
async function sendHome(mine: Channel, circle: readonly Channel[]): Promise<void> {
  for (const other of circle) if (other !== mine) await other.send(home);
}

export const hackysack: Peer = {
  id: "hackysack.async",
  async run(sizes) {
    const game = new Game(sizes);
    const start = performance.now();
    const circle = Array.from({ length: game.players }, () => new Channel());
    const players = circle.map((mine, me) => player(me, mine, circle, game));
    await circle[0]?.send(firstSack);
    await Promise.all(players);
    return game.outcome(secondsSince(start));
  },
};
