import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#contracts/field-kit/language';
import { paths } from '#contracts/website/paths';
import type { PageRenderer } from '#contracts/website/renderer';
import { ensureBuilt } from '../../../../../infra/bundle/ensure-built.ts';
import { loadRenderer } from '../../../../../infra/bundle/website/folders.ts';
import { brand } from '../../../../support/brand.ts';
import { richProgram } from '../../../frontend/site/features/programs/rich-program.ts';
import { program, today } from '../../../logic/catalogue/program.ts';

/** Bytes of HTML that a program's page may have, compressed. */
const mostBytes = 60_000;

describe('the page of a program with 12 photos, 20 departures, 14 days and 12 questions', () => {
  let renderer: PageRenderer | undefined;

  beforeAll(async () => {
    await ensureBuilt(['site']);
    renderer = await loadRenderer();
  }, 180_000);

  const render = async (path: string, language: 'ar' | 'en') => {
    const others = [1, 2, 3].map((index) => program({ id: `0190f3a2-0000-7000-8000-00000000100${index}` }));
    const programs = [richProgram(today), ...others];
    const page = await renderer?.renderPage({ path, language, programs, today, content: { brand } });
    return page?.html ?? '';
  };

  it.each(languages)('has at most 60 kB of compressed HTML (%s)', async (language) => {
    const html = await render(paths.program(program().id), language);
    expect(html.match(/data-departure=/g)).toHaveLength(20);
    expect(html.match(/data-day=/g)).toHaveLength(14);
    for (const { texts } of richProgram(today).questions) expect(html).toContain(texts[language]?.answer);
    // A FAQPage would repeat every answer, and no search engine shows it.
    expect(html).not.toContain('FAQPage');
    const sizes = { gzip: gzipSync(html).length, brotli: brotliCompressSync(html).length };
    expect(Math.max(...Object.values(sizes)), JSON.stringify(sizes)).toBeLessThanOrEqual(mostBytes);
  });

  it('has a brochure with all of it', async () => {
    const html = await render(paths.brochure(program().id), 'en');
    expect(html).toContain('noindex');
    expect(html.match(/<tr>/g)?.length).toBeGreaterThanOrEqual(20);
    for (const day of richProgram(today).itinerary) expect(html).toContain(day.texts.en?.transfer);
    for (const { texts } of richProgram(today).questions) expect(html).toContain(texts.en?.answer);
  });

  it.each(languages)(
    'says the site’s terms on page and brochure of a program without own ones (%s)',
    async (language) => {
      const { id } = program({ id: '0190f3a2-0000-7000-8000-000000001001' });
      for (const path of [paths.program(id), paths.brochure(id)]) {
        expect(await render(path, language)).toContain(`id="cancellation"`);
      }
    },
  );
});
