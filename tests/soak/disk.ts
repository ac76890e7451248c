import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const roomy = '4g';

export interface Disk {
  folder: string;
  /** The reason why the disk cannot be filled; undefined if it can. */
  cannotFill: string | undefined;
  fill(): void;
  free(): void;
  remove(): void;
}

/** Makes a folder on a separate disk, if this user may mount one. */
export function makeDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-soak-'));
  const mount = (...options: string[]): void => {
    execFileSync('mount', [...options, folder], { stdio: 'ignore' });
  };
  let cannotFill: string | undefined;
  try {
    mount('-t', 'tmpfs', '-o', `size=${roomy},mode=0700`, 'soak');
  } catch {
    cannotFill = 'not run: mounting a disk needs root';
  }
  return {
    folder,
    cannotFill,
    fill() {
      // The system continues to write, so the remaining space soon runs out.
      for (let spare = 0; ; spare += 65_536) {
        const { blocks, bfree, bsize } = statfsSync(folder);
        try {
          return mount('-o', `remount,size=${(blocks - bfree) * bsize + spare}`);
        } catch (error) {
          if (spare > 2 ** 24) throw error;
        }
      }
    },
    free: () => mount('-o', `remount,size=${roomy}`),
    remove() {
      if (!cannotFill) execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
