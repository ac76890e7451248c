import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = (...command: string[]): boolean =>
  spawnSync('apt-get', command, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

let isUpdated: boolean | undefined;

/** Installs Debian's packages if the system has them and the user is root, mostly in a container; tells if it did. */
export function installDebianPackages(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`Installing ${packages.join(', ')} ...`);
  isUpdated ??= aptGet('update');
  return isUpdated && aptGet('install', '-y', '--no-install-recommends', ...packages);
}
