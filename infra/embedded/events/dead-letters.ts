import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DeadLetter } from '#contracts/platform/dead-letters';
import { writeAtomically } from '../../common/files.ts';
import { leaveOut, readJson } from '../../common/read-json.ts';

/** A stored letter. */
export interface KeptLetter extends DeadLetter {
  /** The name of its file. */
  id: string;
}

export const deadLetterFolder = (dataDir: string) => join(dataDir, 'dead-letters');

/** The dead letters as files, each an event with its reason. Replaces the dead-letter queue on AWS. */
export class DeadLetters {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Stores an event. Replaces the letter of the same event. */
  async add(letter: DeadLetter): Promise<void> {
    await writeAtomically(this.#path(nameOf(letter)), `${JSON.stringify(letter, undefined, 2)}\n`, 0o600);
  }

  /** Lists letters, oldest first; skips other files, and damaged ones with a line in the log. */
  async list(): Promise<KeptLetter[]> {
    await mkdir(this.#folder, { recursive: true });
    const names = (await readdir(this.#folder)).filter((name) => name.endsWith('.json'));
    const letters = await Promise.all(names.map((name) => this.#read(name)));
    return letters.flatMap((letter) => letter ?? []).toSorted((a, b) => a.failed_at.localeCompare(b.failed_at));
  }

  async remove(letter: Pick<DeadLetter, 'consumer' | 'event'>): Promise<void> {
    await rm(this.#path(nameOf(letter)), { force: true });
  }

  /** Deletes a letter by its id. */
  async discard(id: string): Promise<void> {
    if (basename(id) === id) await rm(this.#path(id), { force: true });
  }

  async #read(name: string): Promise<KeptLetter | undefined> {
    const { data } = DeadLetter.safeParse(await readJson(this.#path(name), 'delete it').catch(leaveOut));
    return data && { id: name, ...data };
  }

  #path = (name: string) => join(this.#folder, name);
}

/** Names a letter by consumer and event. */
function nameOf({ consumer, event }: Pick<DeadLetter, 'consumer' | 'event'>): string {
  const digest = createHash('sha256').update(JSON.stringify(identityOf(event)));
  return `${consumer}-${digest.digest('hex').slice(0, 32)}.json`;
}

interface KnownEvent {
  Records?: { eventID: string }[];
  detail?: { object?: { key: string } };
  id?: string;
}

/** Identifies an event. The event of a stored object may be repeated with another id, so its key counts. */
function identityOf(event: unknown): unknown {
  const { Records, detail, id } = event as KnownEvent;
  return Records?.map(({ eventID }) => eventID) ?? detail?.object?.key ?? id ?? event;
}
