/** Why the runtime cannot start, in one sentence that the person at the terminal can act on. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** Ends the process with the sentence alone for what a person can put right, with the whole error for a defect. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}
