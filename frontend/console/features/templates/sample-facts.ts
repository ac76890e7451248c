import { type Brand, nameInText } from '#contracts/api/site-brand-rules';
import type { TemplateFact } from '#contracts/api/template-rules';
import type { Language } from '#contracts/field-kit/language';
import { requestLink } from '#contracts/website/secret-links';
import { formatDayRange, formatPrice } from '#shared/lib/format.ts';

/** The customer of an invented request, in previews. */
export const sampleNames: Record<Language, string> = { ar: 'نورة', en: 'Noura' };
export const sampleReference = 'H-7K3M-09QX';

const samplePrograms: Record<Language, string> = { ar: 'أسبوع في إسطنبول', en: 'A week in Istanbul' };

/** The facts of an invented request. */
export const sampleFacts = (brand: Brand, language: Language): Record<TemplateFact, string> => ({
  name: sampleNames[language],
  program: samplePrograms[language],
  departure: formatDayRange('2027-03-12', '2027-03-18', language),
  total: formatPrice(12_400, language),
  reference: sampleReference,
  link: requestLink(location.origin, { reference: sampleReference, secret: '…' }),
  agency: nameInText(brand, language),
});
