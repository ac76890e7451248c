import { describe, expect, it } from 'vitest';
import { differences } from '../../../../../../../../frontend/console/screens/programs/editor/conflict/merge.ts';
import { values } from '../../build.ts';

describe('two saves of one program', () => {
  const base = values();

  it('differ in a field that the other changed and that I have otherwise', () => {
    const mine = values({ nights: 4, price_sar: 5000 });
    const theirs = values({ nights: 5, city: 'تبوك' });
    expect(differences({ base, mine, theirs })).toEqual([
      { field: 'city', proposed: 'theirs' },
      { field: 'nights', proposed: 'mine' },
    ]);
  });

  it('agree in a field that both changed equally, ignoring spaces', () => {
    expect(differences({ base, mine: values({ city: 'تبوك ' }), theirs: values({ city: 'تبوك' }) })).toEqual([]);
  });

  it('agree in a field that only I changed', () => {
    expect(differences({ base, mine: values({ city: 'تبوك', featured: true }), theirs: base })).toEqual([]);
  });

  it('differ in a text that one of us emptied', () => {
    const described = values({ description_en: 'Rocks.' });
    const theirs = values({ description_en: '' });
    expect(differences({ base: described, mine: described, theirs })).toEqual([
      { field: 'description_en', proposed: 'theirs' },
    ]);
  });
});
