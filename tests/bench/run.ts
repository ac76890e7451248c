import { buildFunctions } from '../../infra/build/functions.ts';
import { benchEnquiryList } from './enquiry-list.ts';
import { benchHandlers } from './handlers.ts';
import { benchImports } from './imports.ts';
import { benchStart } from './start.ts';

const benches = { imports: benchImports, handlers: benchHandlers, list: benchEnquiryList, start: benchStart };

/** `npm run bench` runs all; `npm run bench -- imports list` only those. */
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
await buildFunctions();
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length === 0 || chosen.includes(name)) await bench();
}
