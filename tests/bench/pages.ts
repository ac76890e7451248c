import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#contracts/website/paths';
import { siteFolder } from '../../infra/bundle/ensure-built.ts';
import { startStack } from '../support/stack.ts';
import { type Mode, type PageFigures, withLighthouse } from './lighthouse.ts';
import { median, ms, printTable, times } from './measure.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const modes: Mode[] = ['simulate', 'devtools'];
const modeNames: Record<Mode, string> = { simulate: 'simulated', devtools: 'applied' };

/** The home page as a page of twenty years ago: the same markup, styles and pictures, and no script. What no framework can beat. */
const twin = '/bench-twin.html';

const forms = [paths.flightBooking, paths.hotelBooking, paths.customJourney, paths.contact];

/**
 * Lighthouse's figures of the home page, its twin and the forms: mobile, medians. Both with Lighthouse's simulation of a
 * slow line, which it scores by, and with the slowness really applied.
 */
export async function benchPages() {
  const stack = await startStack({ seed: true, site: true });
  const twinFile = join(siteFolder, twin);
  try {
    await writeFile(twinFile, withoutScripts(await (await fetch(stack.url)).text()));
    const figures = await measure(stack.url, [paths.home, twin, ...forms]);
    for (const mode of modes) report(mode, figures);
    reportGoals(figures);
  } finally {
    await rm(twinFile, { force: true });
    await stack.stop();
  }
}

const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, '');

type Figures = Map<string, PageFigures>;
const key = (path: string, mode: Mode) => `${mode} ${path}`;

/** Pages and modes in turn, so that what else the machine does meets all alike. */
async function measure(origin: string, pages: readonly string[]): Promise<Figures> {
  const runs = new Map<string, PageFigures[]>();
  await withLighthouse(async (look) => {
    for (let round = 0; round < rounds; round++) {
      for (const path of pages) {
        for (const mode of modes) {
          const figures = await look(origin + path, mode);
          runs.set(key(path, mode), [...(runs.get(key(path, mode)) ?? []), figures]);
        }
      }
    }
  });
  return new Map([...runs].map(([name, all]) => [name, middle(all)]));
}

/** The median of each figure by itself. */
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
  };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function report(mode: Mode, figures: Figures): void {
  const twinPaint = figures.get(key(twin, mode))?.largestPaint ?? Number.NaN;
  const rows = [paths.home, twin, ...forms].flatMap((path) => {
    const page = figures.get(key(path, mode));
    return page
      ? {
          page: path === twin ? 'home without scripts' : path,
          score: page.score,
          FCP: ms(page.firstPaint),
          LCP: ms(page.largestPaint),
          'of the twin': times(page.largestPaint / twinPaint),
          TBT: ms(page.blocked),
          CLS: page.shift.toFixed(3),
          'JavaScript gz': kB(page.scriptBytes),
          requests: page.requests,
        }
      : [];
  });
  printTable(`Pages on a slow phone, ${modeNames[mode]} throttling (median of ${rounds})`, rows);
}

interface Goal {
  goal: string;
  measured: string;
  isMet: boolean;
}

function reportGoals(figures: Figures): void {
  const at = (path: string, mode: Mode) => figures.get(key(path, mode)) as PageFigures;
  const home = at(paths.home, 'simulate');
  const ratio = (mode: Mode) => at(paths.home, mode).largestPaint / at(twin, mode).largestPaint;
  const worst = (read: (page: PageFigures) => number, pick: (...all: number[]) => number) =>
    pick(...forms.map((path) => read(at(path, 'simulate'))));
  const formScore = worst(({ score }) => score, Math.min);
  const formShift = worst(({ shift }) => shift, Math.max);
  const formBytes = worst(({ scriptBytes }) => scriptBytes, Math.max);
  const goals: Goal[] = [
    { goal: 'home: score 100', measured: String(home.score), isMet: home.score === 100 },
    ...modes.map((mode) => ({
      goal: `home: LCP at most 1.1 × the twin's, ${modeNames[mode]}`,
      measured: times(ratio(mode)),
      isMet: ratio(mode) <= 1.1,
    })),
    { goal: 'home: TBT at most 30 ms', measured: ms(home.blocked), isMet: home.blocked <= 30 },
    { goal: 'home: CLS at most 0.01', measured: home.shift.toFixed(3), isMet: home.shift <= 0.01 },
    { goal: 'home: JavaScript at most 110 kB gz', measured: kB(home.scriptBytes), isMet: home.scriptBytes <= 110_000 },
    { goal: 'home: at most 13 requests', measured: String(home.requests), isMet: home.requests <= 13 },
    { goal: 'forms: score at least 96', measured: String(formScore), isMet: formScore >= 96 },
    { goal: 'forms: CLS at most 0.01', measured: formShift.toFixed(3), isMet: formShift <= 0.01 },
    { goal: 'forms: JavaScript at most 280 kB gz', measured: kB(formBytes), isMet: formBytes <= 280_000 },
  ];
  const rows = goals.map(({ isMet, ...goal }) => ({ ...goal, met: isMet ? 'yes' : 'NO' }));
  printTable('Goals for pages', rows);
}
