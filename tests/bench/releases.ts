import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { isPublished } from '#contracts/website/pages';
import { ensureBuilt, siteFolder } from '../../infra/bundle/ensure-built.ts';
import { clientSettings } from '../../infra/emulator/endpoint.ts';
import { startMiniStack } from '../../infra/emulator/ministack.ts';
import { ReleaseBucket } from '../../infra/release/website/bucket.ts';
import { isAsset, type SiteFile, siteFiles } from '../../infra/release/website/site-files.ts';
import { printTable } from './measure.ts';
import { openGate, openWays, type Treatment, type Way } from './release-ways.ts';

const readers = 4;
const scriptName = /assets\/[\w.-]+\.js/g;
const isPage = ({ key }: Pick<SiteFile, 'key'>) => key.endsWith('.html');

/** The built site, and the same with one changed script. */
interface Builds {
  before: SiteFile[];
  after: SiteFile[];
  /** Keys of the pages that differ. */
  changed: ReadonlySet<string>;
}

interface Bench extends Builds {
  gate: Awaited<ReturnType<typeof openGate>>;
  client: S3Client;
  /** Address of the emulator, past the gate. */
  url: string;
}

/**
 * Releases the built site, then the same site with one changed script, to MiniStack's storage: by the own releases and
 * by the CDK's `BucketDeployment`, alone and in the two steps of its documentation. Leaves out the pages that a function
 * writes. Readers read the bucket itself: a CDN in front hides some faults and repeats others.
 */
export async function benchReleases() {
  await ensureBuilt(['site']);
  const folder = await mkdtemp(join(tmpdir(), 'bench-releases-'));
  const endpoint = await startMiniStack(console.log);
  const gate = await openGate(endpoint.url);
  try {
    const builds = await makeBuilds(join(folder, 'changed'));
    const bench = { ...builds, gate, client: new S3Client(clientSettings(endpoint.url)), url: endpoint.url };
    const rows = [];
    for (const way of await openWays(gate.url, join(folder, 'cli'))) rows.push(await measure(way, bench));
    const { before, changed } = builds;
    const headers = new Set(
      before.map((file) => [file.cacheControl, file.contentLanguage, file.metadata.status].join()),
    );
    console.log(
      `${before.length} files with ${headers.size} sets of headers, ${before.filter(isPage).length} pages; ${changed.size} pages change.`,
    );
    printTable('Releases of the site', sideways(rows));
  } finally {
    await gate.close();
    await endpoint.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(way: Way, bench: Bench): Promise<Record<string, string | number>> {
  const { gate, before, after, changed } = bench;
  const open = async () => {
    const name = `release-${crypto.randomUUID()}`;
    await bench.client.send(new CreateBucketCommand({ Bucket: name }));
    await way.release(name, before);
    gate.takeWritten();
    return name;
  };
  const site = await open();
  const views = await readDuring(bench, site, () => way.release(site, after));
  const written = gate.takeWritten();
  const stored = await new ReleaseBucket(bench.client, site).keys('');
  const late = lazyScripts(before);
  const missing = late.filter((key) => !stored.includes(key));
  await way.release(site, after);
  const again = gate.takeWritten();
  await way.goBack(site, before);
  const back = gate.takeWritten();

  const killed = await open();
  let placed = 0;
  await gate.during(
    () => way.release(killed, after),
    (key): Treatment => (changed.has(key) && ++placed > changed.size / 2 ? 'cut' : 'pass'),
  );
  const half = await pagesOf(bench, killed);
  gate.takeWritten();
  const repaired = await way.goBack(killed, before).then(
    async () => `${gate.takeWritten()} written, then ${await pagesOf(bench, killed)}`,
    (error: Error) => `fails: ${error.message}`,
  );

  const refused = await open();
  const [denied = ''] = [...changed].slice(changed.size / 2);
  await gate.during(
    () => way.release(refused, after),
    (key) => (key === denied ? 'refuse' : 'pass'),
  );
  return {
    '': way.name,
    'objects written by a release with a changed script': written,
    '... by the same release once more, if it runs': again,
    'objects in the bucket after both': stored.length,
    'page views during the release, of which broken': `${views.all}, ${views.broken}`,
    'lazy scripts of a page opened before, of which missing': `${late.length}, ${missing.length}`,
    'killed half way: new + old pages': half,
    '... after going back': repaired,
    'one page refused: new + old pages': await pagesOf(bench, refused),
    'going back: objects written': back,
    'going back needs': way.needs,
  };
}

/** Counts the changed pages in a bucket by their release: new + old. */
async function pagesOf({ url, after, before, changed }: Bench, bucket: string): Promise<string> {
  const count = { after: 0, before: 0 };
  for (const key of changed) {
    const stored = Buffer.from(await (await fetch(`${url}/${bucket}/${key}`)).arrayBuffer());
    const is = (files: readonly SiteFile[]) => files.find((file) => file.key === key)?.body.equals(stored);
    if (is(after)) count.after += 1;
    else if (is(before)) count.before += 1;
  }
  return `${count.after} + ${count.before}`;
}

/** Reads one page after the other during a release, each with the scripts that it names. */
async function readDuring({ url, before }: Bench, bucket: string, release: () => Promise<unknown>) {
  const pages = before.filter(isPage);
  const views = { all: 0, broken: 0 };
  let isOver = false;
  const read = async (first: number) => {
    for (let index = first; !isOver; index += readers) {
      const page = await fetch(`${url}/${bucket}/${pages[index % pages.length]?.key}`);
      const scripts = new Set((await page.text()).match(scriptName));
      const replies = await Promise.all(
        [...scripts].map((key) => fetch(`${url}/${bucket}/${key}`, { method: 'HEAD' })),
      );
      views.all += 1;
      if (!page.ok || replies.some(({ ok }) => !ok)) views.broken += 1;
    }
  };
  const reading = Promise.all(Array.from({ length: readers }, (_, index) => read(index)));
  await release();
  isOver = true;
  await reading;
  return views;
}

/** Returns the scripts that no page names, but its scripts load later. */
function lazyScripts(files: readonly SiteFile[]): string[] {
  const named = new Set(files.filter(isPage).flatMap(({ body }) => body.toString().match(scriptName) ?? []));
  return files
    .map(({ key }) => key)
    .filter((key) => key.startsWith('assets/') && key.endsWith('.js') && !named.has(key));
}

/** Copies the built site and changes its shared script, and with it the names of all files that depend on it. */
async function makeBuilds(folder: string): Promise<Builds> {
  const origin = 'https://www.rihla.example';
  const filesOf = async (from: string) => (await siteFiles(from, origin)).filter(({ key }) => !isPublished(key));
  const before = await filesOf(siteFolder);
  const texts = new Map(before.filter(isAsset).map(({ key, body }) => [key.slice('assets/'.length), body.toString()]));
  // The site's own code that every page loads.
  const shared = [...texts.keys()].find((name) => /^site-.*\.js$/.test(name)) ?? '';
  await cp(siteFolder, folder, { recursive: true });
  const assets = join(folder, 'assets');
  await writeFile(join(assets, shared), '\n// Changed.', { flag: 'a' });
  // A file's name holds the hash of its content, which names the files that it loads.
  const renamed = new Set([shared]);
  for (const name of renamed) for (const [user, text] of texts) if (text.includes(name)) renamed.add(user);
  const next = (text: string) => [...renamed].reduce((all, name) => all.replaceAll(name, newName(name)), text);
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!/\.(js|css|html)$/.test(entry)) continue;
    const path = join(folder, entry);
    await writeFile(path, next(await readFile(path, 'utf8')));
  }
  for (const name of renamed) await rename(join(assets, name), join(assets, newName(name)));
  const after = await filesOf(folder);
  const old = new Map(before.map(({ key, hash }) => [key, hash]));
  const changed = new Set(
    after.filter((file) => isPage(file) && old.get(file.key) !== file.hash).map(({ key }) => key),
  );
  return { before, after, changed };
}

const newName = (name: string) => name.replace(/\.(\w+)$/, '2.$1');

/** Swaps rows and columns. */
function sideways(rows: readonly Record<string, string | number>[]) {
  const [first = {}] = rows;
  return Object.keys(first)
    .filter(Boolean)
    .map((measured) => ({
      measured,
      ...Object.fromEntries(rows.map((row) => [row[''], row[measured] ?? ''])),
    }));
}
