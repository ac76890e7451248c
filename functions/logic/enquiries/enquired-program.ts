import { setTimeout as wait } from 'node:timers/promises';
import type { Enquiry } from '#contracts/api/enquiries';
import { getProgram, readPrograms } from '../../data/programs.ts';
import { ProblemError } from '../../errors.ts';
import { logger } from '../../logger.ts';
import type { EnquiredProgram, EnquiredPrograms } from '../mails/enquired-program.ts';

/**
 * How long a mail waits for its program's title, in milliseconds. The first read of a new process may take a second.
 */
const titleTimeout = 5000;

interface Reading {
  read?: (id: string) => Promise<EnquiredProgram>;
  timeout?: number;
}

/** Reads the enquiry's program. Never throws: a mail without the title is better than a late one or none. */
export async function enquiredProgram(
  { program_id }: Pick<Enquiry, 'program_id'>,
  { read = getProgram, timeout = titleTimeout }: Reading = {},
): Promise<EnquiredProgram> {
  if (!program_id) return 'none';
  const done = new AbortController();
  const tooLate = wait(timeout, undefined, { signal: done.signal }).then(() => {
    throw new Error('The program was not read in time.');
  });
  try {
    return await Promise.race([read(program_id), tooLate]);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'program_not_found') return 'deleted';
    logger.warn('program not read', { program_id, reason: (error as Error).message });
    return 'unread';
  } finally {
    tooLate.catch(() => undefined);
    done.abort();
  }
}

/** Reads the programs of several enquiries. Never throws either: the mail then lacks their titles. */
export async function enquiredPrograms(
  enquiries: readonly Pick<Enquiry, 'program_id'>[],
  read = readPrograms,
): Promise<EnquiredPrograms> {
  const ids = new Set(enquiries.flatMap(({ program_id }) => program_id ?? []));
  if (ids.size === 0) return new Map();
  try {
    return (await read([...ids])).programs;
  } catch (error) {
    logger.warn('programs not read', { reason: (error as Error).message });
    return new Map();
  }
}
