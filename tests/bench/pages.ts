import { rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { paths } from '#contracts/website/paths';
import { publishAllLargest } from '../support/publish-largest.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { type Look, type Mode, type PageFigures, withLighthouse } from './lighthouse.ts';
import { median, ms, printTable, times } from './measure.ts';
import { measureTaps, reportTaps } from './tap-report.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const part = process.env.PART;
const modes: Mode[] = ['simulate', 'devtools'];
const modeNames: Record<Mode, string> = { simulate: 'simulated', devtools: 'applied' };

/** The page of the program with 12 photos, 20 departures and 14 days. Its id differs in each stack. */
const largestProgram = '/program/largest';
const isLargest = process.env.CONTENT === 'largest';

const forms = [paths.flightBooking, paths.hotelBooking, paths.customJourney, paths.contact];
const usual = [paths.home, ...(isLargest ? [paths.programs, largestProgram] : []), ...forms];
const pages = (process.env.PAGES?.split(',') ?? usual) as string[];

/** A page without scripts: the same markup, styles and pictures, as the lower limit of any framework. */
const twinOf = (path: string) => `/bench-twin-${path.replaceAll('/', '-').slice(1) || 'home'}.html`;

interface Version {
  name: string;
  folder: string;
  stack: Stack;
  /** The id of the largest program, if there is one. */
  program: string | undefined;
}

/**
 * Prints Lighthouse's figures of the home page and the forms, each beside its copy without scripts: mobile, medians; and
 * the time from a reader's first tap to its effect. Runs with Lighthouse's simulated throttling, which its score uses, and with
 * applied throttling. `CONTENT=largest` measures a site with as much as the limits of its sections and pictures allow, its
 * list, and the largest program, which `PAGES` calls `/program/largest`. `VERSIONS` names the folders of other checkouts
 * to measure in turn with this one, `PAGES` the paths to measure, `PART` one of the two parts: `lighthouse` or `taps`.
 */
export async function benchPages() {
  const here = join(import.meta.dirname, '../..');
  const others = process.env.VERSIONS?.split(',').map((folder) => resolve(folder)) ?? [];
  const versions: Version[] = [];
  try {
    for (const folder of [...others, here]) versions.push(await startVersion(folder, folder !== here));
    await withLighthouse(async (look, browser) => {
      if (part !== 'taps') {
        const figures = await measure(versions, look);
        for (const mode of modes) report(mode, versions, figures);
        for (const { name } of versions) reportGoals(name, figures);
      }
      if (part !== 'lighthouse') reportTaps(await measureTaps(browser, versions, rounds), versions, rounds);
    });
  } finally {
    for (const { folder, stack } of versions) {
      for (const path of pages) await rm(twinFile(folder, path), { force: true });
      await stack.stop();
    }
  }
}

const twinFile = (folder: string, path: string) => join(folder, 'dist/site', twinOf(path));

async function startVersion(folder: string, isOther: boolean): Promise<Version> {
  const stack = await startStack({ seed: 'samples', site: true, ...(isOther && { checkout: folder }) });
  const program = isLargest ? await publishAllLargest(stack) : undefined;
  const version = { name: basename(folder), folder, stack, program };
  for (const path of pages) {
    const html = await (await fetch(addressOf(version, path))).text();
    await writeFile(twinFile(folder, path), withoutScripts(html));
  }
  return version;
}

const addressOf = ({ stack, program }: Version, path: string) =>
  stack.url + (path === largestProgram && program ? paths.program(program) : path);

const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, '');

type Figures = Map<string, PageFigures>;
const key = (version: string, path: string, mode: Mode) => `${version} ${mode} ${path}`;

/** Interleaves versions, pages and modes, so that other load affects all alike. */
async function measure(versions: readonly Version[], look: Look): Promise<Figures> {
  const runs = new Map<string, PageFigures[]>();
  for (let round = 0; round < rounds; round++) {
    for (const path of pages.flatMap((page) => [page, twinOf(page)])) {
      for (const mode of modes) {
        for (const version of versions)
          add(runs, key(version.name, path, mode), await look(addressOf(version, path), mode));
      }
    }
  }
  return new Map([...runs].map(([name, all]) => [name, middle(all)]));
}

function add<Value>(lists: Map<string, Value[]>, name: string, value: Value): void {
  lists.set(name, [...(lists.get(name) ?? []), value]);
}

/** The median of each figure. */
function middle(all: readonly PageFigures[]): PageFigures {
  const of = (name: keyof PageFigures) => median(all.map((figures) => figures[name]));
  return {
    score: of('score'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    shift: of('shift'),
    scriptBytes: of('scriptBytes'),
    requests: of('requests'),
    machine: of('machine'),
  };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function report(mode: Mode, versions: readonly Version[], figures: Figures): void {
  const rows = pages.flatMap((path) =>
    versions.flatMap(({ name }) => {
      const page = figures.get(key(name, path, mode));
      const bare = figures.get(key(name, twinOf(path), mode));
      return page && bare
        ? {
            page: path,
            ...(versions.length > 1 && { version: name }),
            score: page.score,
            FCP: ms(page.firstPaint),
            LCP: ms(page.largestPaint),
            'of the twin': times(page.largestPaint / bare.largestPaint),
            TBT: ms(page.blocked),
            'the twin’s': ms(bare.blocked),
            CLS: page.shift.toFixed(3),
            'JavaScript gz': kB(page.scriptBytes),
            requests: page.requests,
            'benchmark index': Math.round(page.machine),
          }
        : [];
    }),
  );
  printTable(`Pages on a slow phone, ${modeNames[mode]} throttling (median of ${rounds})`, rows);
}

interface Goal {
  goal: string;
  measured: string;
  isMet: boolean;
}

/** The goals of the home page, the list and a program, which readers see first, and those of the forms. */
function reportGoals(version: string, figures: Figures): void {
  const at = (path: string, mode: Mode) => figures.get(key(version, path, mode)) as PageFigures;
  const paint = (path: string, mode: Mode) => at(path, mode).largestPaint / at(twinOf(path), mode).largestPaint;
  const ofPage = (path: string): Goal[] => {
    const page = at(path, 'simulate');
    const [simulated, applied] = modes.map((mode) => paint(path, mode)) as [number, number];
    // If the copy blocks for less than 50 ms, the figure is noise.
    const blocked = page.blocked / Math.max(50, at(twinOf(path), 'simulate').blocked);
    const { score, shift } = page;
    return [
      { goal: `${path}: LCP at most 1.0 × the twin’s, simulated`, measured: times(simulated), isMet: simulated <= 1 },
      { goal: `${path}: LCP at most 1.1 × the twin’s, applied`, measured: times(applied), isMet: applied <= 1.1 },
      { goal: `${path}: score at least 97`, measured: String(score), isMet: score >= 97 },
      {
        goal: `${path}: TBT at most 1.5 × the twin’s (of 50 ms at least)`,
        measured: times(blocked),
        isMet: blocked <= 1.5,
      },
      { goal: `${path}: CLS at most 0.01`, measured: shift.toFixed(3), isMet: shift <= 0.01 },
    ];
  };
  const ofForm = (path: string): Goal[] => {
    const { score, blocked, shift } = at(path, 'simulate');
    return [
      { goal: `${path}: score at least 95`, measured: String(score), isMet: score >= 95 },
      { goal: `${path}: TBT at most 200 ms`, measured: ms(blocked), isMet: blocked <= 200 },
      { goal: `${path}: CLS at most 0.01`, measured: shift.toFixed(3), isMet: shift <= 0.01 },
    ];
  };
  const isForm = (path: string) => (forms as string[]).includes(path);
  const rows = pages.flatMap((path) => (isForm(path) ? ofForm(path) : ofPage(path)));
  printTable(
    `Goals for pages: ${version}`,
    rows.map(({ isMet, ...goal }) => ({ ...goal, met: isMet ? 'yes' : 'NO' })),
  );
}
