import type { Suggestion } from '../suggestions.ts';

/** The sixteen airports that travellers from Saudi Arabia ask for most, with IATA codes, Saudi ones first. */
export const airports: readonly Suggestion[] = [
  { code: 'RUH', name: { ar: 'الرياض', en: 'Riyadh' } },
  { code: 'JED', name: { ar: 'جدة', en: 'Jeddah' } },
  { code: 'DMM', name: { ar: 'الدمام', en: 'Dammam' } },
  { code: 'MED', name: { ar: 'المدينة المنورة', en: 'Madinah' } },
  { code: 'AHB', name: { ar: 'أبها', en: 'Abha' } },
  { code: 'TUU', name: { ar: 'تبوك', en: 'Tabuk' } },
  { code: 'ULH', name: { ar: 'العلا', en: 'AlUla' } },
  { code: 'DXB', name: { ar: 'دبي', en: 'Dubai' } },
  { code: 'DOH', name: { ar: 'الدوحة', en: 'Doha' } },
  { code: 'CAI', name: { ar: 'القاهرة', en: 'Cairo' } },
  { code: 'AMM', name: { ar: 'عمّان', en: 'Amman' } },
  { code: 'IST', name: { ar: 'إسطنبول', en: 'Istanbul' } },
  { code: 'LHR', name: { ar: 'لندن', en: 'London' } },
  { code: 'CDG', name: { ar: 'باريس', en: 'Paris' } },
  { code: 'KUL', name: { ar: 'كوالالمبور', en: 'Kuala Lumpur' } },
  { code: 'MLE', name: { ar: 'المالديف (ماليه)', en: 'Maldives (Malé)' } },
];
