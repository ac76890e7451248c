import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists, writeAtomically } from '../files.ts';

/** A message that a function handed to SES. */
export interface OutboxMessage {
  id: string;
  sent_at: string;
  /** Addresses as they go out: names that are not ASCII are encoded words (RFC 2047). */
  from: string;
  to: string[];
  /** Where answers go; absent where nothing was said, or an emulator does not tell. */
  reply_to?: string[];
  subject: string;
  text: string;
  html: string;
}

/** How many messages the outbox shows; older ones stay in the folder. */
const shownMessages = 200;

/** Messages as files in a folder, named so that they sort by time. */
export class Outbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async add(content: Omit<OutboxMessage, 'id' | 'sent_at'>): Promise<OutboxMessage> {
    const message = { id: randomUUID(), sent_at: new Date().toISOString(), ...content };
    const name = `${message.sent_at.replace(/[:.]/g, '-')}_${message.id}.json`;
    // They carry password links.
    await writeAtomically(join(this.#folder, name), `${JSON.stringify(message, undefined, 2)}\n`, 0o600);
    return message;
  }

  /** Newest first. */
  async list(): Promise<OutboxMessage[]> {
    await mkdir(this.#folder, { recursive: true });
    const names = (await readdir(this.#folder)).filter((name) => name.endsWith('.json')).sort();
    const files = await Promise.all(
      names
        .slice(-shownMessages)
        .reverse()
        .map((name) => readIfExists(join(this.#folder, name))),
    );
    return files.flatMap((file) => (file ? [JSON.parse(file.toString()) as OutboxMessage] : []));
  }
}
