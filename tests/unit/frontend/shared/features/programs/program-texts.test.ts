import { describe, expect, it } from 'vitest';
import { includedItems, programTexts } from '../../../../../../frontend/shared/features/programs/program-texts.ts';
import { noTexts, program } from '../../../../logic/catalogue/program.ts';

describe('a program’s texts', () => {
  const translated = program({
    translations: {
      en: { ...noTexts, trip_name: 'AlUla', city: ' ' },
    },
  });

  it('are in the reader’s language if staff wrote it, else in the base language', () => {
    expect(programTexts(translated, 'en')).toMatchObject({
      trip_name: 'AlUla',
      city: 'العلا',
      description: 'أربعة أيام',
    });
    expect(programTexts(translated, 'ar').trip_name).toBe('العلا: ليالٍ بين الجبال');
  });

  it('split what is included at line breaks, else at separators', () => {
    expect(includedItems('- الإقامة، مع الإفطار\n\n• التوصيل')).toEqual(['الإقامة، مع الإفطار', 'التوصيل']);
    expect(includedItems('Hotel, breakfast; transfers')).toEqual(['Hotel', 'breakfast', 'transfers']);
    expect(includedItems('Hotel, hotel transfers, Hotel')).toEqual(['Hotel', 'hotel transfers']);
    expect(includedItems('')).toEqual([]);
  });
});
