import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads a secret from the terminal without showing it; the empty string without a terminal. */
export async function askSecretly(question: string): Promise<string> {
  if (!process.stdin.isTTY) return '';
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
