import { describe, expect, it } from 'vitest';
import type { Template, Templates } from '#contracts/api/templates';
import { templateChoices } from '../../../../../../frontend/console/features/templates/template-choices.ts';
import {
  fillIn,
  joinAt,
  missingIn,
  textIn,
} from '../../../../../../frontend/console/features/templates/template-text.ts';

const template = (id: string): Template => ({
  ...{ id, title: id, texts: { ar: 'أهلًا', en: null } },
  ...{ updated_at: '2026-11-26T09:00:00.000Z', updated_by: { email: 'huda@rihla.example', name: 'Huda' } },
});

describe('the text of a template', () => {
  it('gets the facts that are known, and keeps the others to ask for them', () => {
    const text = fillIn('Hello {name}, {program} leaves on {departure}. {other}', { name: 'Sara', program: ' ' });
    expect(text).toBe('Hello Sara, {program} leaves on {departure}. {other}');
    expect(missingIn(text)).toEqual(['program', 'departure']);
    expect(missingIn(fillIn(text, { program: 'Istanbul', departure: '12 March' }))).toEqual([]);
  });

  it('does not read braces in a fact as another fact', () => {
    expect(fillIn('{name}: {total}', { name: '{total}', total: '10' })).toBe('{total}: 10');
  });

  it('is Arabic where it is not translated', () => {
    expect(textIn(template('a'), 'en')).toBe('أهلًا');
    expect(textIn({ texts: { ar: 'أهلًا', en: 'Hello' } }, 'en')).toBe('Hello');
  });
});

describe('joining', () => {
  const at = (place: number) => ({ start: place, end: place });

  it.each([
    ['into an empty text', '', at(0), 'Pay here.', 9],
    ['at the end', 'Hello,', at(6), 'Hello,\n\nPay here.', 17],
    ['at the beginning', 'Bye.', at(0), 'Pay here.\n\nBye.', 9],
    ['between two paragraphs', 'Hello,\n\nBye.', at(7), 'Hello,\n\nPay here.\n\nBye.', 17],
    ['instead of what is marked', 'Hello, Bye.', { start: 6, end: 11 }, 'Hello,\n\nPay here.', 17],
  ])('makes a paragraph %s', (_, text, cursor, joined, place) => {
    expect(joinAt(text, cursor, 'Pay here.')).toEqual({ text: joined, at: place });
  });
});

it('lists the templates that are used most first, else one’s own before the others', () => {
  const templates: Templates = {
    shared: { templates: [template('shared'), template('favourite')], removed: [], version: 1 },
    own: { templates: [template('own')], removed: [], version: 1 },
    uses: { favourite: 5, thanks: 2 },
  };
  const ids = (read?: Templates) => templateChoices(read).map(({ id }) => id);
  expect(ids(templates)).toEqual(['favourite', 'thanks', 'own', 'shared', 'greeting', 'offer', 'details']);
  expect(ids()).toEqual(['greeting', 'offer', 'details', 'thanks']);
});
