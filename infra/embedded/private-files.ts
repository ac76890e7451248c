import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../common/files.ts';

/** The system's own files and folders in a data folder. */
const ours =
  /^(README\.txt|database|database\.open|dead-letters|functions\.log(\.\d)?|keys\.json|outbox|runtime\.json|seed\.\w+|staff\.json|storage)$/;

/**
 * Restricts the system's files in a data folder to its user, including those of earlier versions. Leaves other files in
 * the folder unchanged.
 */
export async function closeFiles(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((name) => ours.test(name))) await close(join(dataDir, name));
}

async function close(path: string): Promise<void> {
  try {
    const status = await stat(path);
    const isFolder = status.isDirectory();
    if ((status.mode & 0o077) !== 0) await chmod(path, isFolder ? 0o700 : 0o600);
    if (isFolder) for (const name of await readdir(path)) await close(join(path, name));
  } catch (error) {
    // Other processes delete temporary files.
    if (!isMissing(error)) throw error;
  }
}
