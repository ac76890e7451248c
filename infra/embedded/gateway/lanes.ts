import { type Lane, laneOf } from '#contracts/api/lanes';
import type { Route } from '#contracts/api/route';

/** The quota of a lane is used up: API Gateway answers 429. */
export class LaneFull extends Error {}

interface Quota {
  /** Calls that run at once: a call of another lane waits for few others at most. */
  running: number;
  /** Calls that wait; further ones are refused. */
  waiting: number;
}

/** Passwords are hashed in a queue of their own, and replies to a reset wait on purpose. */
const quotas: Readonly<Record<Lane, Quota>> = {
  reads: { running: 8, waiting: 400 },
  writes: { running: 16, waiting: 400 },
  accounts: { running: 100, waiting: 200 },
  staff: { running: 64, waiting: 400 },
};

/** Runs calls by lanes, each with a quota of its own. */
export class Lanes {
  readonly #lanes = new Map<Lane, { free: number; waiting: (() => void)[] }>();

  /** @throws LaneFull at once, if too many wait already */
  async run<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
    const { running, waiting: most } = quotas[lane];
    const place = this.#lanes.get(lane) ?? { free: running, waiting: [] };
    this.#lanes.set(lane, place);
    if (place.free > 0) place.free -= 1;
    else if (place.waiting.length < most) await new Promise<void>((resolve) => place.waiting.push(resolve));
    else throw new LaneFull(lane);
    try {
      return await work();
    } finally {
      const next = place.waiting.shift();
      if (next) next();
      else place.free += 1;
    }
  }
}

/** A caller without a session is refused anyway, so that strangers who try the routes of staff wait with the others. */
export function laneFor(route: Route, hasSession: boolean): Lane {
  const lane = laneOf(route);
  return lane === 'staff' && !hasSession ? 'reads' : lane;
}
