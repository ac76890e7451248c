import { describe, expect, it } from 'vitest';
import {
  labelOf,
  mentionedIn,
  splitMentions,
} from '../../../../../../frontend/console/features/mentions/split-mentions.ts';

const person = (id: string, name: string) => ({ id, name, email: `${id}@rihla.example` });
const people = [person('a', 'Ali'), person('b', 'Ali Hassan'), person('c', 'هدى القحطاني')];

describe('the mentions of a note', () => {
  it.each([
    ['Please call, @Ali', ['a']],
    ['@Ali Hassan knows the hotel', ['b']],
    ['@Ali and @Ali Hassan, then @Ali', ['a', 'b']],
    ['راجعي السعر يا @هدى القحطاني، من فضلك', ['c']],
    ['write to ali@Ali.example or @Alia', []],
    ['@', []],
    ['', []],
  ])('in "%s" are %o', (note, ids) => {
    expect(mentionedIn(note, people)).toEqual(ids);
  });

  it('name colleagues with one name by their addresses', () => {
    const [one, other] = [person('x', 'Sara'), person('y', 'Sara')];
    expect(labelOf(one, [one, other])).toBe('Sara (x@rihla.example)');
    expect(mentionedIn('@Sara (y@rihla.example) please', [one, other])).toEqual(['y']);
    expect(labelOf(one, [one])).toBe('Sara');
  });

  it('may have signs that mean something in patterns', () => {
    const odd = person('o', 'A.B (C)+[d]\\ $ {^} Al-Harbi/|?*');
    expect(mentionedIn(`hello @${odd.name}`, [odd])).toEqual(['o']);
    expect(mentionedIn('hello @AxB (C)', [odd])).toEqual([]);
  });

  it('are parts of a text that stays whole', () => {
    const text = 'Ask @Ali\nor @Ali Hassan.';
    const parts = splitMentions(text, ['Ali', 'Ali Hassan', '']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ isMention }) => isMention).map((part) => part.text)).toEqual(['@Ali', '@Ali Hassan']);
    expect(splitMentions(text, [])).toEqual([{ text, isMention: false }]);
  });
});
