import { describe, expect, it } from 'vitest';
import { sectionNames } from '#contracts/api/section-names';
import { deviationsIn, partsOf, replaceDeviation, type Term } from '#contracts/api/site-glossary-rules';
import { siteSections } from '#contracts/api/site-sections';
import { parseFields } from '#contracts/field-kit/field-issues';
import { type Language, languages } from '#contracts/field-kit/language';
import { glossaryAtStart } from '#contracts/site-defaults/glossary';

const { items: terms } = glossaryAtStart;
const found = (text: string, language: Language, of: readonly Term[] = terms) =>
  deviationsIn(text, language, of).map(({ found, better }) => `${found} > ${better}`);
const replaced = (text: string, language: Language) =>
  deviationsIn(text, language, terms).reduce((all, deviation) => replaceDeviation(all, deviation, language), text);

describe('deviations from the terms of the agency', () => {
  it('are whole words in any case, with the letter that begins a sentence', () => {
    expect(found('E-mail or whatsapp us', 'en')).toEqual(['E-mail > Email', 'whatsapp > WhatsApp']);
    expect(found('Write to WhatsApp, to e-mailing or to the email', 'en')).toEqual([]);
    expect(replaced('E-mail us: our e-mail is read at once', 'en')).toBe('Email us: our email is read at once');
  });

  it('are found behind what Arabic writes together with a word, and keep it', () => {
    expect(found('راسلنا بالإيميل أو الواتس', 'ar')).toEqual(['الإيميل > البريد الإلكتروني', 'الواتس > واتساب']);
    expect(replaced('راسلنا بالإيميل، وبالإيميل', 'ar')).toBe('راسلنا بالبريد الإلكتروني، وبالبريد الإلكتروني');
    expect(found('الواتسون', 'ar')).toEqual([]);
  });

  it('are not within the term itself, and may contain any sign', () => {
    const term = { term: { ar: 'مكة المكرمة', en: 'Makkah (KSA)' }, avoid: { ar: 'مكة', en: 'Makkah, M.(' } };
    expect(found('من مكة المكرمة إلى مكة', 'ar', [term])).toEqual(['مكة > مكة المكرمة']);
    expect(found('Makkah (KSA) and Makkah', 'en', [term])).toEqual(['Makkah > Makkah (KSA)']);
    expect(found('To M.( today', 'en', [term])).toEqual(['M.( > Makkah (KSA)']);
  });
});

it('cuts a text at the words that deviate, in the order of the text', () => {
  const parts = (text: string, of: readonly Term[] = terms) =>
    partsOf(text, 'en', of).map(({ text, deviates }) => (deviates ? `[${text}]` : text));
  expect(parts('Email us')).toEqual(['Email us']);
  expect(parts('whatsapp or e-mail: e-mail')).toEqual(['[whatsapp]', ' or ', '[e-mail]', ': ', '[e-mail]']);
  expect(partsOf('بالإيميل', 'ar', terms)).toEqual([
    { at: 0, text: 'ب', deviates: false },
    { at: 1, text: 'الإيميل', deviates: true },
  ]);
  const term = (en: string, avoid: string) => ({ term: { ar: 'م', en }, avoid: { ar: null, en: avoid } });
  const overlapping = [term('Makkah', 'Mecca'), term('the Haram', 'Mecca mosque')];
  expect(parts('To Mecca mosque.', overlapping).join('')).toBe('To [Mecca][ mosque].');
});

it('can be published as it came, with a term in both languages and nothing to avoid', () => {
  const { body } = siteSections.glossary;
  expect(parseFields(body, glossaryAtStart)).toEqual({ data: glossaryAtStart });
  const wrong = { items: [{ term: { ar: 'العلا', en: '' }, avoid: { ar: null, en: 'x'.repeat(201) } }] };
  expect(parseFields(body, wrong).issues?.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'items.0.term.en required',
    'items.0.avoid.en too_long',
  ]);
});

it.each(sectionNames.filter((name) => name !== 'glossary'))('has nothing to say of what %s came with', (name) => {
  const texts = JSON.stringify(siteSections[name].initial).replaceAll(/"\w+":/g, ' ');
  expect(languages.flatMap((language) => found(texts, language))).toEqual([]);
});
