/** The reason why a command cannot start or finish, as a sentence that tells the person at the terminal what to do. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/**
 * Ends the process with the message of a StartError, with a sentence if nothing answers, or with the whole error if it is
 * unexpected.
 * @param again what to do once something answers
 */
export function exitWith(error: unknown, again = 'run the command again'): never {
  const sentence = error instanceof StartError ? error.message : noAnswer(error, again);
  console.error(sentence === undefined ? error : `\n${sentence}\n`);
  process.exit(1);
}

/** The codes with which Node says that no service answers at an address. */
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
];

interface NetworkError extends NodeJS.ErrnoException {
  address?: string;
  hostname?: string;
  port?: number;
  /** The errors for each address of a host. */
  errors?: NetworkError[];
}

/** Says that nothing answers; undefined for any other error. */
export function noAnswer(error: unknown, again = 'run the command again'): string | undefined {
  const { code = '', address, hostname, port, cause, errors = [] } = (error ?? {}) as NetworkError;
  if (!unreachable.includes(code)) return cause ? noAnswer(cause, again) : undefined;
  const [first] = errors;
  if (first && !address && !hostname) return noAnswer(first, again);
  const host = hostname ?? address;
  const where = host ? ` at ${host}${port ? `:${port}` : ''}` : '';
  return `Nothing answers${where} (${code}): check the network, AWS_REGION and AWS_ENDPOINT_URL, then ${again}.`;
}
