import { describe, expect, it } from 'vitest';
import { formerNames, noOwnPage, OwnPageBody } from '#contracts/api/own-page';
import { movedOwnPage, ownPageLimits, ownPageNamed, shownOwnPages } from '#contracts/api/own-page-rules';
import { parseFields } from '#contracts/field-kit/field-issues';
import { ownPageIn } from '#contracts/website/own-pages';
import { pageAt } from '#contracts/website/pages';
import { pageText } from '#page-text';

const texts = { ar: 'نص', en: 'Text' };
const page = { name: 'umrah', archived: false, former: [], title: texts, summary: texts, effective: null, text: texts };
const issuesOf = (name: unknown) =>
  parseFields(OwnPageBody, { ...page, name }).issues?.map(({ field, code }) => `${field} ${code}`);

describe('the name of an own page', () => {
  it.each(['umrah', 'visa-list-2027', '7', ' umrah '])('may be %s', (name) => expect(issuesOf(name)).toBeUndefined());

  it.each([
    ...['Umrah', '../admin', 'a/b', 'a.html', 'a b', '-a', 'a--b', 'a-', 'a\u202eb', 'a\r\nb', 'عمرة', '%2e', 'a?b'],
  ])('is not %j', (name) => expect(issuesOf(name)).toEqual(['name invalid_page_name']));

  it('is not one of the system, too long, or missing', () => {
    expect(issuesOf('admin')).toEqual(['name reserved_page_name']);
    expect(issuesOf('a'.repeat(ownPageLimits.name + 1))).toEqual(['name too_long']);
    expect(issuesOf(null)).toEqual(['name required']);
  });

  it('is found in an address, whatever its case', () => {
    expect(pageAt('/P/Umrah/')).toEqual({ name: 'p/umrah', status: 200, ownPage: 'umrah' });
    expect(['/p', '/p/', '/p/a/b', '/p/../x', '/p/%2e', `/p/${'a'.repeat(61)}`].map(ownPageIn)).toEqual(
      Array(6).fill(undefined),
    );
  });
});

describe('own pages', () => {
  const published = (id: `page-${number}`, more: object) => ({
    ...{ id, version: 1, at: '2026-11-26T10:00:00Z', content: { ...page, ...more } },
  });

  it('are shown unless they are archived, never published, or another has their name', () => {
    const shown = shownOwnPages(
      [
        published('page-1', { archived: true, former: ['old'] }),
        published('page-2', { former: ['hajj'] }),
        published('page-3', {}),
        { id: 'page-4', version: 0, at: null, content: noOwnPage },
      ],
      pageText,
    );
    expect(shown.map(({ id, isShown }) => [id, isShown])).toEqual([
      ['page-1', false],
      ['page-2', true],
      ['page-3', false],
    ]);
    expect(ownPageNamed('umrah', shown)?.id).toBe('page-2');
    expect(movedOwnPage('hajj', shown)?.name).toBe('umrah');
    expect([movedOwnPage('old', shown), movedOwnPage('umrah', shown)]).toEqual([undefined, undefined]);
  });

  it('keep twenty former names', () => {
    const former = Array.from({ length: 20 }, (_, index) => `name-${index}`);
    expect(formerNames({ ...page, name: 'name-3' }, { ...page, former })).toEqual([
      'umrah',
      ...former.filter((name) => name !== 'name-3'),
    ]);
    expect(formerNames(page, noOwnPage)).toEqual([]);
  });
});
