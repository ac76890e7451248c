/**
 * `npm start`: the whole system in one process. Flags: `--no-build` starts what is built already. Plain JavaScript, so
 * that a Node too old for TypeScript still reaches the sentence below.
 */
const needed = 24;
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `\nNode ${needed} or newer is needed and this is ${process.version}; start with "npm start", which brings it.\n`,
  );
  process.exit(1);
}
// Only now: an older Node could not even load what follows.
const { main } = await import('./main.ts');
await main({ build: !process.argv.includes('--no-build') });
