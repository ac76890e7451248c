import { expect, it } from 'vitest';
import { partsInShort } from '../../../../../../frontend/console/features/glossary/parts-in-short.ts';

const short = (...texts: string[]) =>
  partsInShort(texts.map((text, at) => ({ at, text, deviates: at % 2 === 1 }))).map(({ text }) => text);

it('keeps a short text, and what is near the words of a long one', () => {
  expect(short('Fly to ', 'Medina', ' with us.')).toEqual(['Fly to ', 'Medina', ' with us.']);
  const long = 'one two three four five six seven eight nine ten eleven twelve ';
  expect(short(long, 'Medina', ` ${long}`)).toEqual([
    '… six seven eight nine ten eleven twelve ',
    'Medina',
    ' one two three four five six seven eight …',
  ]);
  expect(short('', 'Medina', ` ${long.repeat(2)}`, 'Mecca')[2]).toBe(
    ' one two three four five six seven eight … six seven eight nine ten eleven twelve ',
  );
});

it('cuts what has no blanks', () => {
  expect(short('x'.repeat(90), 'Medina')).toEqual([`…${'x'.repeat(40)}`, 'Medina']);
});
