/** The reason that a command cannot start or finish, in a sentence that the person at the terminal can act on. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** Ends the process with the sentence of a StartError, or with the whole error of a defect. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}
