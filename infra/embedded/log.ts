import { open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, Writable } from 'node:stream';
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
  const file = await open(path, 'a');
  return new Writable({
    async write(chunk: Buffer, _encoding, done) {
      // While the disk is full, lines are lost; the functions must not end with them.
      await file.write(chunk).catch(() => undefined);
      done();
    },
    final: (done) => void file.close().then(() => done(), done),
  });
}

export async function closeLog(log: Writable): Promise<void> {
  if (log === process.stdout) return;
  log.end();
  await promisify(finished)(log);
}
