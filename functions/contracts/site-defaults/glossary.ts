import type { GlossaryBody } from '../api/site-glossary.ts';

/** The terms of a fresh system. */
export const glossaryAtStart: GlossaryBody = {
  items: [
    {
      term: { ar: 'البريد الإلكتروني', en: 'email' },
      avoid: { ar: 'الإيميل، الايميل، البريد الالكتروني', en: 'e-mail' },
    },
    { term: { ar: 'واتساب', en: 'WhatsApp' }, avoid: { ar: 'واتس اب، واتس آب، الواتس', en: 'Whatsapp, Whats App' } },
    { term: { ar: 'العلا', en: 'AlUla' }, avoid: { ar: 'العُلا', en: 'Al Ula, Al-Ula' } },
    { term: { ar: 'مكة المكرمة', en: 'Makkah' }, avoid: { ar: null, en: 'Mecca' } },
    { term: { ar: 'المدينة المنورة', en: 'Madinah' }, avoid: { ar: null, en: 'Medina' } },
    { term: { ar: 'العمرة', en: 'Umrah' }, avoid: { ar: null, en: 'Umra' } },
  ],
};
