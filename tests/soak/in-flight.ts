/** The work that a kill can meet: a draft that saves itself, a publication, and the tick that publishes plans. */
export type Work = 'saving' | 'publishing' | 'ticking';

/** Knows which calls are under way, so that a kill meets them and not the pauses between them. */
export function createInFlight() {
  const underWay = { saving: 0, publishing: 0, ticking: 0 };
  /** The time that the last call took, in milliseconds. */
  const took = { saving: 0, publishing: 0, ticking: 0 };
  const waiting = new Map<Work, () => void>();

  /** Runs a call, and lets a kill know that it has begun. */
  async function during<Result>(work: Work, call: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    underWay[work] += 1;
    waiting.get(work)?.();
    waiting.delete(work);
    try {
      const result = await call();
      took[work] = performance.now() - begun;
      return result;
    } finally {
      underWay[work] -= 1;
    }
  }

  /** Waits for a random moment of such a call. @returns false if none comes in time */
  async function meet(work: Work, within: number): Promise<boolean> {
    const end = performance.now() + within;
    while (performance.now() < end) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(work, resolve);
      const timer = setTimeout(resolve, end - performance.now());
      await promise;
      clearTimeout(timer);
      await new Promise((done) => setTimeout(done, Math.random() * took[work]));
      if (underWay[work] > 0) return true;
    }
    return false;
  }

  return { during, meet };
}
export type InFlight = ReturnType<typeof createInFlight>;
