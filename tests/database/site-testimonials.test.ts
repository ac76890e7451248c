import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { by, forgetCalls, quoted, rendered } from '../support/publishing.ts';
import { openSiteContent, owner } from '../support/site-content-database.ts';

const { run, add, rename, moveToDeleted, empty, close, ...content } = await openSiteContent();
const { publishChanged } = await import('../../functions/logic/publishing/publish-programs.ts');

const texts = (text: string) => ({ ar: text, en: text });
const said = (name: string, program: string | null, date: string | null = null) => ({
  ...{ name: texts(name), place: texts('Riyadh'), trip: texts('AlUla'), words: texts('Lovely.') },
  ...{ rating: 5, date, program, approved: true, consent: 'WhatsApp' },
});

async function publish(items: readonly object[]) {
  await content.publish('testimonials', { items });
  await content.write();
}

beforeEach(empty);
afterAll(close);

describe('publishing testimonials', () => {
  let alula: string;
  let abha: string;
  const data = () => content.data('testimonials');

  beforeEach(async () => {
    [alula, abha] = [(await add('AlUla')).id, (await add('Abha')).id];
    await run();
    forgetCalls();
  }, 30_000);

  it('writes the home page and the pages of the programs that they name, and no others', async () => {
    await publish([said('Noura', alula), said('Saad', null), { ...said('Reem', abha), approved: false }]);
    const pages = ['/', `/program/${alula}`].flatMap((path) => [`ar ${path}`, `en ${path}`]);
    expect(rendered.toSorted()).toEqual(pages.toSorted());
    expect(quoted.get('en /')).toEqual(['Noura', 'Saad']);
    expect(quoted.get(`en /program/${alula}`)).toEqual(['Noura']);
  });

  it('shows the three newest on a program’s page', async () => {
    const days = [null, '2026-01-09', '2026-05-09', '2025-12-31'];
    await publish(days.map((day) => said(String(day), alula, day)));
    expect(quoted.get(`ar /program/${alula}`)).toEqual(['2026-05-09', '2026-01-09', '2025-12-31']);
  });

  it('keeps the words of a deleted program without its link', async () => {
    await publish([said('Noura', alula), said('Saad', abha)]);
    await moveToDeleted('program', abha, owner);
    await publishChanged([abha], by('1'));
    expect(quoted.get('en /')).toEqual(['Noura', 'Saad (gone)']);
    expect((await data()).map(({ gone }: { gone?: true }) => gone)).toEqual([undefined, true]);
    forgetCalls();
    await run();
    expect(rendered).toEqual([]);
  });

  it('links to a program again once it is back', async () => {
    await publish([said('Noura', alula)]);
    const storage = await import('../../functions/data/site-storage.ts');
    const { programs, tag } = await storage.readPublished('site');
    await storage.writePublished(
      'site',
      programs.filter(({ id }) => id !== alula),
      tag,
    );
    await publishChanged([abha], by('1'));
    expect(quoted.get('en /')).toEqual(['Noura (gone)']);
    await rename(alula, 'AlUla again');
    await publishChanged([alula], by('1'));
    expect(quoted.get('en /')).toEqual(['Noura']);
    expect(quoted.get(`en /program/${alula}`)).toEqual(['Noura']);
    expect(await data()).toMatchObject([{ program: alula }]);
  });
});
