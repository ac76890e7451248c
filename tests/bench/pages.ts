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

/** The home page without scripts: the same markup, styles and pictures, as the lower limit of any framework. */
const twin = '/bench-twin.html';

/** The page of the program with 12 photos, 20 departures and 14 days. Its id differs in each stack. */
const largestProgram = '/program/largest';
const isLargest = process.env.CONTENT === 'largest';

const forms = [paths.flightBooking, paths.hotelBooking, paths.customJourney, paths.contact];
const usual = [paths.home, twin, ...(isLargest ? [paths.programs, largestProgram] : []), ...forms];
const pages = (process.env.PAGES?.split(',') ?? usual) as string[];

interface Version {
  name: string;
  folder: string;
  stack: Stack;
  /** The id of the largest program, if there is one. */
  program: string | undefined;
}

/**
 * Prints Lighthouse's figures of the home page, its copy without scripts and the forms: mobile, medians; and the time
 * from a reader's first tap to its effect. Runs with Lighthouse's simulated throttling, which its score uses, and with
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
        if (pages.includes(twin)) for (const { name } of versions) reportGoals(name, figures);
      }
      if (part !== 'lighthouse') reportTaps(await measureTaps(browser, versions, rounds), versions, rounds);
    });
  } finally {
    for (const { folder, stack } of versions) {
      await rm(twinFile(folder), { force: true });
      await stack.stop();
    }
  }
}

const twinFile = (folder: string) => join(folder, 'dist/site', twin);

async function startVersion(folder: string, isOther: boolean): Promise<Version> {
  const stack = await startStack({ seed: 'samples', site: true, ...(isOther && { checkout: folder }) });
  const program = isLargest ? await publishAllLargest(stack) : undefined;
  await writeFile(twinFile(folder), withoutScripts(await (await fetch(stack.url)).text()));
  return { name: basename(folder), folder, stack, program };
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
    for (const path of pages) {
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
      const twinPaint = figures.get(key(name, twin, mode))?.largestPaint;
      return page
        ? {
            page: path === twin ? 'home without scripts' : path,
            ...(versions.length > 1 && { version: name }),
            score: page.score,
            FCP: ms(page.firstPaint),
            LCP: ms(page.largestPaint),
            'of the twin': twinPaint === undefined ? '' : times(page.largestPaint / twinPaint),
            TBT: ms(page.blocked),
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

function reportGoals(version: string, figures: Figures): void {
  const at = (path: string, mode: Mode) => figures.get(key(version, path, mode)) as PageFigures;
  const paint = (mode: Mode) => at(paths.home, mode).largestPaint / at(twin, mode).largestPaint;
  const home = at(paths.home, 'simulate');
  // If the copy blocks for less than 50 ms, the figure is noise.
  const blocked = home.blocked / Math.max(50, at(twin, 'simulate').blocked);
  const worst = (read: (page: PageFigures) => number, pick: (...all: number[]) => number) =>
    pick(...forms.filter((path) => pages.includes(path)).map((path) => read(at(path, 'simulate'))));
  const formScore = worst(({ score }) => score, Math.min);
  const formBlocked = worst((page) => page.blocked, Math.max);
  const formShift = worst(({ shift }) => shift, Math.max);
  const goals: Goal[] = [
    {
      goal: 'home: LCP at most 1.0 × the twin’s, simulated',
      measured: times(paint('simulate')),
      isMet: paint('simulate') <= 1,
    },
    {
      goal: 'home: LCP at most 1.1 × the twin’s, applied',
      measured: times(paint('devtools')),
      isMet: paint('devtools') <= 1.1,
    },
    { goal: 'home: score at least 97', measured: String(home.score), isMet: home.score >= 97 },
    { goal: 'home: TBT at most 1.5 × the twin’s (of 50 ms at least)', measured: times(blocked), isMet: blocked <= 1.5 },
    { goal: 'home: CLS at most 0.01', measured: home.shift.toFixed(3), isMet: home.shift <= 0.01 },
  ];
  const ofForms: Goal[] = [
    { goal: 'forms: score at least 95', measured: String(formScore), isMet: formScore >= 95 },
    { goal: 'forms: TBT at most 200 ms', measured: ms(formBlocked), isMet: formBlocked <= 200 },
    { goal: 'forms: CLS at most 0.01', measured: formShift.toFixed(3), isMet: formShift <= 0.01 },
  ];
  const hasForms = forms.some((path) => pages.includes(path));
  const rows = [...goals, ...(hasForms ? ofForms : [])].map(({ isMet, ...goal }) => ({
    ...goal,
    met: isMet ? 'yes' : 'NO',
  }));
  printTable(`Goals for pages: ${version}`, rows);
}
