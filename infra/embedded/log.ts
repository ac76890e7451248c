import { createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, type Writable } from 'node:stream';
import { promisify } from 'node:util';

const maximumLogBytes = 5 * 1024 * 1024;

/** Opens `<dataDir>/functions.log` for the functions' output; renames a large log first. */
export async function openLog(dataDir: string): Promise<Writable> {
  const path = join(dataDir, 'functions.log');
  const size = await stat(path).then(
    (status) => status.size,
    () => 0,
  );
  if (size > maximumLogBytes) await rename(path, `${path}.1`);
  return createWriteStream(path, { flags: 'a' });
}

export async function closeLog(log: Writable): Promise<void> {
  if (log === process.stdout) return;
  log.end();
  await promisify(finished)(log);
}
