import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { writeAtomically } from '../files.ts';
import { leaveOut, readJson } from '../read-json.ts';

/** A message that a function sent by SES. */
export interface OutboxMessage {
  id: string;
  sent_at: string;
  /** Addresses as sent: names with non-ASCII characters are encoded words (RFC 2047). */
  from: string;
  to: string[];
  /** Address for replies; absent if none was set, or an emulator does not store it. */
  reply_to?: string[];
  subject: string;
  text: string;
  html: string;
}

/** Number of messages shown; older ones stay in the folder for a while. */
const shownMessages = 200;
/** Number of messages kept by default. Mails are personal data, and nobody empties the folder. */
const keptMessages = 1000;
/** The folder is read again only after this many further messages. */
const slack = 100;

/** Messages as files in a folder, with names that sort by time, those of one millisecond by the order of their ids. */
export class Outbox {
  readonly #folder: string;
  readonly #most: number;
  /** Messages since the folder was last read. */
  #added = slack;

  /** @param most the number of messages that are kept, the newest ones */
  constructor(folder: string, most = keptMessages) {
    this.#folder = folder;
    this.#most = most;
  }

  async add(content: Omit<OutboxMessage, 'id' | 'sent_at'>): Promise<OutboxMessage> {
    const message = { id: uuid(), sent_at: new Date().toISOString(), ...content };
    const name = `${message.sent_at.replace(/[:.]/g, '-')}_${message.id}.json`;
    // Mails contain password links.
    await writeAtomically(join(this.#folder, name), `${JSON.stringify(message, undefined, 2)}\n`, 0o600);
    await this.#removeOldest();
    return message;
  }

  async #removeOldest(): Promise<void> {
    this.#added += 1;
    if (this.#added <= slack) return;
    this.#added = 0;
    const names = await this.#names();
    for (const name of names.slice(0, Math.max(0, names.length - this.#most)))
      await rm(join(this.#folder, name), { force: true });
  }

  /** The files' names, the oldest first. */
  async #names(): Promise<string[]> {
    return (await readdir(this.#folder)).filter((name) => name.endsWith('.json')).sort();
  }

  /** Newest first, without damaged files. */
  async list(): Promise<OutboxMessage[]> {
    await mkdir(this.#folder, { recursive: true });
    const names = await this.#names();
    const messages = await Promise.all(
      names
        .slice(-shownMessages)
        .reverse()
        .map((name) => readMessage(join(this.#folder, name)).catch(leaveOut)),
    );
    return messages.flatMap((message) => message ?? []);
  }

  /**
   * Deletes every message that contains this text, including those too old to be shown. A damaged file may contain it too.
   * @throws StartError naming a damaged file
   */
  async forget(text: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const name of await this.#names()) {
      const path = join(this.#folder, name);
      const message = await readMessage(path);
      if (!message) continue;
      const { subject, text: plain, html } = message;
      if ([subject, plain, html].some((part) => part.includes(text))) await rm(path, { force: true });
    }
  }
}

const readMessage = async (path: string) => (await readJson(path, 'delete it')) as OutboxMessage | undefined;
