// The channels on which somebody waits, and the locks or areas with their holders.

import { channelView, grouped, kinds, type LockView, lockView } from "../../../lib/recording";
import { exact } from "../../figures/number";
import type { Session } from "../session";
import { Card } from "./card";

const most = 8;

export function Channels({ session, at }: { session: Session; at: number }) {
  const world = session.at(at);
  const { balance } = world.cells;
  const busy: number[] = [];
  let waiting = 0;
  for (let place = 0; place < balance.length; place++) {
    if (balance[place] === 0) continue;
    waiting++;
    if (busy.length < most) busy.push(world.channels.numbers[place] as number);
  }
  // The channel of the present step stands first, also when nobody waits on it.
  const own = channelOf(session, at);
  const listed = own === undefined ? busy : [own, ...busy.filter((c) => c !== own)].slice(0, most);
  return (
    <>
      {world.channels.length > 0 && (
        <section class="flow-part" aria-labelledby="flow-channels">
          <h2 id="flow-channels">
            Channels{" "}
            <span class="quiet">
              {exact(waiting)} of {exact(world.channels.length)} with a queue
            </span>
          </h2>
          <ul class="flow-channels" data-testid="channels">
            {listed.map((c) => {
              const view = channelView(world, session.channels, c, 6);
              if (!view) return null;
              const left = Math.abs(view.balance) - view.waiters.length;
              return (
                <li key={c} class={c === own ? "now" : ""}>
                  <span class="name">c{grouped(c)}</span>
                  <span class="balance" title="balance: above 0 senders wait, below 0 receivers">
                    {view.balance > 0
                      ? `+${view.balance}`
                      : view.balance < 0
                        ? `−${-view.balance}`
                        : "0"}
                  </span>
                  <span class="waiters">
                    {view.waiters.map((w) => (
                      <Card
                        key={w.tasklet}
                        number={w.tasklet}
                        names={session.names}
                        state={world.state(w.tasklet)}
                        {...(w.value === undefined ? {} : { note: grouped(w.value) })}
                      />
                    ))}
                    {left > 0 && <span class="quiet">and {exact(left)} more</span>}
                    {view.waiters.length === 0 && view.last && (
                      <span class="quiet">last: {grouped(view.last.value)}</span>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
          {waiting > busy.length && (
            <p class="quiet small">
              {exact(busy.length)} of {exact(waiting)} shown.
            </p>
          )}
        </section>
      )}
      <Locks session={session} at={at} />
    </>
  );
}

function channelOf({ recording: r }: Session, at: number): number | undefined {
  const i = at - r.from;
  if (i < 0) return undefined;
  const kind = r.kind(i);
  const rendezvous = kind === kinds.DELIVER && (r.flags(i) & kinds.MAIL) === 0;
  return rendezvous || kind === kinds.PARK_SEND || kind === kinds.PARK_RECEIVE
    ? r.obj(i)
    : undefined;
}

function Locks({ session, at }: { session: Session; at: number }) {
  const world = session.at(at);
  const { numbers } = world.locks;
  if (numbers.length === 0) return null;
  const views: LockView[] = [];
  let held = 0;
  for (let k = 0; k < numbers.length; k++) {
    if ((world.cells.holder[k] ?? -1) < 0) continue;
    held++;
    if (views.length < most) {
      const view = lockView(world, session.locks, numbers[k] as number);
      if (view) views.push(view);
    }
  }
  const noun = session.noun === "lock" ? "Locks" : "Areas";
  return (
    <section class="flow-part" aria-labelledby="flow-locks">
      <h2 id="flow-locks">
        {noun}{" "}
        <span class="quiet">
          {exact(held)} of {exact(numbers.length)} held
        </span>
      </h2>
      <ul class="flow-channels">
        {views.map((v) => (
          <li key={v.lock}>
            <span class="name">
              {session.noun} {v.lock}
            </span>
            <span class="waiters">
              {typeof v.holder === "number" && (
                <Card number={v.holder} names={session.names} state={world.state(v.holder)} />
              )}
              <span class="quiet">
                {v.fresh ? "mapped" : ""}
                {v.asked.length > 0 ? `asked by ${v.asked.length}` : ""}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
