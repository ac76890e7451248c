import { expect, it, vi } from 'vitest';
import { sectionNames } from '#contracts/api/section-names';
import { pageLimits } from '#contracts/api/site-page-rules';
import { sectionOf } from '#contracts/api/site-sections';
import { siteRoutes } from '#contracts/website/screens';
import { linksLead } from '../../../../../../frontend/console/features/site-content/links-lead.ts';
import {
  findingsIn,
  fitsComputer,
  fitsScreens,
  hasBeen,
  isGiven,
  isNotOver,
  isOfThisYear,
  leadsSomewhere,
  linesOf,
  namesNoPart,
  pathsIn,
  readsEasily,
} from '../../../../../../frontend/console/features/site-content/section-checks.ts';
import {
  type FieldCheck,
  type SectionField,
  valuesOf,
} from '../../../../../../frontend/console/features/site-content/section-fields.ts';
import { sectionForms } from '../../../../../../frontend/console/screens/site/section-forms.ts';

const context = { today: '2026-11-24', leadsNowhere: (address: string) => address === '/gone' };
// Made by the build.
vi.mock('virtual:route-access', () => ({ routeAccess: {} }));
// Without a document, whose colours it would read.
vi.mock('#shared/lib/palette.ts', () => import('#contracts/colours/palette'));
const forms = await Promise.all(sectionNames.map(async (name) => (await sectionForms[name]()).default));
const said = (check: FieldCheck, text: string) => check(text, { ...context, around: {} });

it('notes a link of a page of text that leads nowhere', () => {
  expect(said(linksLead, 'See [us](/contact) and [that](/gone), or [write](mailto:a@b.example)')).toEqual([
    { word: 'linkNowhere', values: { address: '/gone' } },
  ]);
  expect(said(linksLead, '[us](/contact), /gone, `[x](/gone)`')).toEqual([]);
  const fields: SectionField[] = [{ name: 'text', kind: 'texts', checks: [linksLead] }];
  expect(pathsIn(fields, { text: { ar: '[أ](/a) [ب](/b)', en: '[c](/c)' } })).toEqual(['/a', '/b', '/c']);
});

it.each([
  '[x](/gone "A title")',
  '[x](</gone>)',
  '[x][y]\n\n[y]: /gone',
  '[x]\n\n[x]: </gone> "A title"',
  '![x](/photos/gone)',
])('notes a dead link however Markdown writes it: %s', (text) => {
  const found = linksLead(text, { ...context, around: {}, leadsNowhere: (address) => address.endsWith('/gone') });
  expect(found).toMatchObject([{ word: 'linkNowhere' }]);
});

it('names every dead link, each once and as people read it', () => {
  const leadsNowhere = (address: string) => address !== '/contact';
  const text = '[a](/one) [b](/contact) [c](/رحلات) [d](/one) [e](//other.example)';
  expect(linksLead(text, { ...context, around: {}, leadsNowhere })).toEqual([
    { word: 'linkNowhere', values: { address: '/one' } },
    { word: 'linkNowhere', values: { address: '/رحلات' } },
  ]);
  const fields: SectionField[] = [{ name: 'text', kind: 'texts', checks: [linksLead] }];
  const found = findingsIn(fields, { text: { ar: text, en: 'a' } }, { ...context, leadsNowhere });
  expect(found.map(({ path, values }) => [path.join('.'), values?.address])).toEqual([
    ['text.ar', '/one'],
    ['text.ar', '/رحلات'],
  ]);
});

it('knows the fragments of the home page', () => {
  const ofMenus = siteRoutes.map(({ path }) => path).filter((path) => path.startsWith('/#'));
  expect(ofMenus.length).toBeGreaterThan(3);
  expect([...ofMenus, '/', '/#', '/#contact', '/?lang=en#faq', '/privacy#cookies'].filter(namesNoPart)).toEqual([]);
  const lost = ['/#nothing', '/?lang=en#nothing', '/#FAQ'];
  expect(lost.filter(namesNoPart)).toEqual(lost);
});

it('counts the lines that words take, each whole', () => {
  expect(linesOf('Travel as it should be', 17)).toBe(2);
  expect(linesOf('one two three', 3)).toBe(3);
  expect(linesOf('Unbelievably', 5)).toBe(1);
});

it('notes what is long on a phone, and sentences that nobody reads', () => {
  expect(said(fitsScreens({ phone: 10, computer: 20 }, 2), 'Everything a journey needs')).toEqual({
    word: 'long',
    values: { count: 3, most: 2, wide: 2 },
  });
  expect(said(fitsScreens({ phone: 13, computer: 26 }, 2), 'Everything a journey needs')).toBeUndefined();
  const words = (count: number) => Array(count).fill('كلمة').join(' ');
  expect(said(readsEasily, `${words(25)}. ${words(25)}؟`)).toBeUndefined();
  expect(said(readsEasily, `${words(3)}. ${words(26)}`)).toEqual({ word: 'wordy', values: { count: 26 } });
  // The summary of a page, where it is noted too, has room for such a sentence.
  expect(words(26).length).toBeLessThan(pageLimits.summary);
});

it('notes what makes a computer’s page high, where phones do not show it', () => {
  expect(said(fitsComputer(10, 2), 'Everything a journey needs')).toEqual({
    word: 'tall',
    values: { count: 3, most: 2 },
  });
  expect(said(fitsComputer(13, 2), 'Everything a journey needs')).toBeUndefined();
});

/** Their length breaks no layout. */
const anyLength = [
  // Part of a sentence in small print, or of its link's title.
  ...['brand.legal_name', 'contact.addresses.city', 'contact.hours_seasons.name'],
  // Screen readers read them.
  ...['brand.share_text', 'hero.picture_text'],
  // Their limit is one line.
  ...['menus.header.text', 'menus.footer.text'],
  // Folded, or a page of their own.
  ...['questions.items.answer', 'privacy.text', 'terms.text', 'cookies.text'],
  // Their preview shows where results cut them, or how mails and messages wrap.
  ...['search', 'letters'],
  'glossary',
];

it('knows how long every text of a page may be', () => {
  const text = Array(300).fill('word').join(' ');
  const unchecked = (fields: readonly SectionField[], way: string): string[] =>
    fields.flatMap((field) => {
      const name = `${way}.${field.name}`;
      if (field.kind === 'cards') return unchecked(field.fields, name);
      if (field.kind !== 'texts') return [];
      const found = findingsIn([field], { [field.name]: { ar: text, en: text } }, context);
      return found.some(({ word }) => word === 'long' || word === 'tall') ? [] : [name];
    });
  const without = forms.flatMap(({ name, fields }) => unchecked(fields, name));
  const isAny = (name: string) => anyLength.some((one) => name === one || name.startsWith(`${one}.`));
  expect(without.filter((name) => !isAny(name))).toEqual([]);
  expect(anyLength.filter((one) => !without.some((name) => name === one || name.startsWith(`${one}.`)))).toEqual([]);
});

it('notes days that have passed, are still to come or are missing, and claims of more than a year ago', () => {
  expect(said(isNotOver('licenceOver'), '2026-11-23')).toEqual({ word: 'licenceOver' });
  expect(said(isNotOver('licenceOver'), '2026-11-24')).toBeUndefined();
  expect(said(hasBeen('toCome'), '2026-11-25')).toEqual({ word: 'toCome' });
  expect(said(isGiven('licenceUndated'), '')).toEqual({ word: 'licenceUndated' });
  expect(said(isOfThisYear, '2025-11-23')).toEqual({ word: 'confirmedLongAgo' });
  expect(said(isOfThisYear, '2025-11-24')).toBeUndefined();
  expect(said(isOfThisYear, '')).toBeUndefined();
});

const fields: SectionField[] = [
  { name: 'note', kind: 'texts' },
  { name: 'until', kind: 'text', checks: [isNotOver('seasonOver')] },
  {
    name: 'items',
    kind: 'cards',
    fields: [
      { name: 'name', kind: 'texts', required: true, checks: [fitsScreens({ phone: 5, computer: 10 }, 1)] },
      { name: 'to', kind: 'text', checks: [leadsSomewhere] },
    ],
  },
];

it('finds each by its place in the form', () => {
  const values = {
    ...{ note: { ar: 'مرحبًا' }, until: '2026-01-01' },
    items: [{}, { name: { ar: 'نورة', en: 'Noura Ali' }, to: ' /gone ' }],
  };
  expect(findingsIn(fields, values, context).map(({ path, word }) => `${path.join('.')} ${word}`)).toEqual([
    'note.en half',
    'until seasonOver',
    'items.1.name.en long',
    'items.1.to nowhere',
  ]);
});

it('notes promises of an answer at all hours only if the agency closes at times', () => {
  const texts: SectionField[] = [{ name: 'text', kind: 'texts' }];
  const found = (values: object, closesAtTimes: boolean) =>
    findingsIn(texts, { text: values }, { ...context, closesAtTimes }).map(({ word, values: said }) => [
      word,
      said?.found,
    ]);
  const promise = { ar: 'اتصل بنا على مدار الساعة', en: 'Call us, 24/7' };
  expect(found(promise, true)).toEqual([
    ['notAlways', 'على مدار الساعة'],
    ['notAlways', '24/7'],
  ]);
  expect(found(promise, false)).toEqual([]);
  expect(found({ ar: 'كل ساعة مهمة', en: 'It takes 24 hours' }, true)).toEqual([]);
});

it('knows the words by which a fresh system promises it', () => {
  const promising = forms.filter(({ name, fields }) =>
    findingsIn(fields, valuesOf(fields, sectionOf(name).initial as never), { ...context, closesAtTimes: true }).some(
      ({ word }) => word === 'notAlways',
    ),
  );
  expect(promising.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['contact', 'hero', 'about', 'questions', 'letters', 'search']),
  );
});

it('asks only for paths of the site, once each', () => {
  const items = ['/gone', 'https://other.example', 'tel:123', '/programs', '/gone'].map((to) => ({ to }));
  expect(pathsIn(fields, { items })).toEqual(['/gone', '/programs']);
});

it.each(forms)('has nothing to say of what a fresh system shows in $name', ({ name, fields }) => {
  const values = valuesOf(fields, sectionOf(name).initial as never);
  const words = findingsIn(fields, values, context).map(({ path, word }) => `${path.join('.')} ${word}`);
  expect(words).toEqual(name === 'contact' ? ['licence_until licenceUndated'] : []);
});
