/** The reason why a command cannot start or finish, as a sentence that tells the person at the terminal what to do. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** Ends the process with the message of a StartError, or with the whole error if it is unexpected. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}
