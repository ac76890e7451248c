/** The result of a check. */
export interface Finding {
  /** `unknown`: the check could not be made. `advice`: it works, but should be improved. */
  state: 'there' | 'missing' | 'unknown' | 'advice';
  /** One line: the finding, and the remedy if something is missing. */
  says: string;
}

export interface Check {
  name: string;
  /** If true, the exit code is 1 when it is missing or unknown. */
  isNeeded: boolean;
  run(): Promise<Finding>;
}

export interface Result extends Finding {
  name: string;
  isNeeded: boolean;
}

export const there = (says: string): Finding => ({ state: 'there', says });
export const isMissing = (says: string): Finding => ({ state: 'missing', says });
export const advice = (says: string): Finding => ({ state: 'advice', says });

/** The time limit of a check in milliseconds. */
export const timeoutMs = 5000;

/** Runs all checks in parallel. None throws, and none takes longer than the limit. */
export const runChecks = (checks: readonly Check[], limit = timeoutMs): Promise<Result[]> =>
  Promise.all(
    checks.map(async ({ name, isNeeded, run }) => ({ name, isNeeded, ...(await within(limit, run).catch(unknown)) })),
  );

async function within<Value>(limit: number, run: () => Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${limit / 1000} s`)), limit);
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}

const unknown = (error: unknown): Finding => ({ state: 'unknown', says: `could not be asked: ${reasonOf(error)}` });

/** The first line of an error, without its full stop. */
export function reasonOf(error: unknown): string {
  const { name, message, code } = error as NodeJS.ErrnoException;
  return (message.split('\n')[0] || code || name).replace(/\.$/, '');
}

const signs = { there: '✓', missing: '✗', unknown: '?', advice: '!' } as const;

/** A line for people: `✗ Port 3000  is in use: …`. */
export const lineOf = ({ state, name, says }: Result, width: number): string =>
  `  ${signs[state]} ${name.padEnd(width)}  ${says}`;

export const isFailure = ({ isNeeded, state }: Result): boolean =>
  isNeeded && (state === 'missing' || state === 'unknown');
