/** Runs at most `most` tasks at a time; the others wait in order. */
export function limitConcurrency(most: number) {
  const waiting: (() => void)[] = [];
  let free = most;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
