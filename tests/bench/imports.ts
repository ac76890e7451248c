import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { consumers } from '#contracts/consumers';
import { routes } from '#contracts/routes';
import { bundle } from '../../infra/bundle/functions/index.ts';
import { functionsFolder } from './functions.ts';
import { median, ms, printTable } from './measure.ts';

const runs = 15;
const run = promisify(execFile);

/** Handlers that visitors may call cold: public reads and enquiry posts. */
const visitorRoutes = new Set(
  routes
    .filter(({ access, uses }) => access === 'public' && ('Programs' in uses || 'Enquiries' in uses))
    .map(({ id }) => id),
);

/** Measures the import of every built handler, each in a fresh process, against an empty one. */
export async function benchImports() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  const empty = join(folder, 'index.mjs');
  await writeFile(empty, 'export const handler = async () => ({});\n');
  const base = await importTime(empty);
  const bare = { client: 'bare-client.ts', documents: 'bare-document-client.ts' };
  await bundle(
    Object.fromEntries(Object.entries(bare).map(([id, file]) => [id, join(import.meta.dirname, file)])),
    folder,
  );
  const files = {
    '(the DynamoDB client alone)': join(folder, 'client/index.mjs'),
    '(the same with lib-dynamodb)': join(folder, 'documents/index.mjs'),
    ...Object.fromEntries([...routes, ...consumers].map(({ id }) => [id, join(functionsFolder, id, 'index.mjs')])),
  };
  const rows = [{ handler: '(empty)', import: ms(base), 'over empty': '1', goal: '' }];
  for (const [name, file] of Object.entries(files)) {
    const spent = await importTime(file);
    rows.push({
      handler: name,
      import: ms(spent),
      'over empty': `${(spent / base).toFixed(0)} ×`,
      goal: visitorRoutes.has(name) ? '40 ×' : '',
    });
  }
  printTable('Import time of built handlers', rows);
}

async function importTime(file: string) {
  const code = `const s=performance.now();import(${JSON.stringify(file)}).then(()=>console.log(performance.now()-s))`;
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const { stdout } = await run(process.execPath, ['-e', code], {
      env: { ...process.env, AWS_REGION: 'me-central-1' },
    });
    times.push(Number(stdout));
  }
  return median(times);
}
