import { previewDays } from '#contracts/api/program-previews';
import type { Program } from '#contracts/api/programs';
import { addPreview, isPreview } from '../../data/previews.ts';
import { findDraft, findVersion } from '../../data/program-versions.ts';
import { getProgram } from '../../data/programs.ts';
import { type Limit, takeAttempt } from '../../data/throttles.ts';
import { ProblemError } from '../../errors.ts';
import { complete } from '../offered-programs.ts';
import { isToken, randomToken } from '../staff/tokens.ts';
import { withInput } from './as-of.ts';
import { showableInput } from './content.ts';

/** Wrong links of one connection in ten minutes: a secret has 256 bits, so this only spares the table. */
const wrongLinks: Limit = { action: 'preview', attempts: 60, seconds: 600 };

/**
 * Makes a link to a preview. Only its hash is stored.
 * @throws ProblemError `program_not_found`
 */
export async function createPreview(id: string): Promise<{ secret: string; expires_at: string }> {
  await getProgram(id);
  const secret = randomToken();
  const end = await addPreview(id, secret, previewDays * 86_400);
  return { secret, expires_at: end.toISOString() };
}

/**
 * Returns the program as it would be: its draft, else what is planned, else what is published.
 * @throws ProblemError `preview_not_found`, also for a program that does not exist; TooManyRequests
 */
export async function readPreview(
  { program_id: id, secret }: { program_id: string; secret: string },
  address: string,
): Promise<Program> {
  if (!isToken(secret) || !(await isPreview(id, secret))) {
    await takeAttempt(wrongLinks, address);
    throw new ProblemError('preview_not_found');
  }
  const program = await complete(await getProgram(id).catch(noPreview));
  const planned = program.publication?.planned_version;
  const content = (await findDraft(id))?.content ?? (planned ? (await findVersion(id, planned))?.content : undefined);
  const { kept_photos: _, ...shown } = content ? withInput(program, showableInput(content, program)) : program;
  return shown;
}

/** The program of the link has been deleted. */
function noPreview(error: unknown): never {
  if (error instanceof ProblemError && error.code === 'program_not_found') throw new ProblemError('preview_not_found');
  throw error;
}
