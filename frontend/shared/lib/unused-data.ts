interface Cache {
  delete(name: string): void;
}

/**
 * Drops cached data that nothing has used for a while.
 * @param lifetime in ms, counted from the last release
 */
export function createUnusedData(lifetime: number) {
  const users = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** Registers a user of the data `name`. Returns a function that releases it. */
  return function hold(cache: Cache, name: string): () => void {
    clearTimeout(timers.get(name));
    timers.delete(name);
    users.set(name, (users.get(name) ?? 0) + 1);
    return () => {
      const left = (users.get(name) ?? 1) - 1;
      if (left > 0) {
        users.set(name, left);
        return;
      }
      users.delete(name);
      const drop = () => {
        timers.delete(name);
        cache.delete(name);
      };
      timers.set(name, setTimeout(drop, lifetime));
    };
  };
}
