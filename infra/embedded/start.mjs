/**
 * `npm start`: runs the whole system in one process. `--no-build` skips the build. Plain JavaScript, so that a Node
 * without TypeScript support can print the message below.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const needed = 24;
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `\nNode ${needed} or newer is needed and this is ${process.version}; start with "npm start", which brings it.\n`,
  );
  process.exit(1);
}
// Keeps the stripped and compiled sources for the next start. The threads read the variable.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));
module.enableCompileCache();
// Imported last: an older Node cannot load it.
const { staleTargets } = await import('../bundle/ensure-built.ts');
const stale = await staleTargets(['functions', 'site', 'server']);
// The bundle loads in half the time. Without it, the sources start and build it for the next time.
const bundle = new URL('../../dist/server/main.mjs', import.meta.url);
const { main } = stale.includes('server') ? await import('./main.ts') : await import(bundle.href);
await main(stale);
