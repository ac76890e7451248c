import type { Language } from '../../lib/language.ts';

/** The sixteen airports that travellers from Saudi Arabia ask for most, by IATA code, the Saudi ones first. */
const airports: readonly { code: string; city: Record<Language, string> }[] = [
  { code: 'RUH', city: { ar: 'الرياض', en: 'Riyadh' } },
  { code: 'JED', city: { ar: 'جدة', en: 'Jeddah' } },
  { code: 'DMM', city: { ar: 'الدمام', en: 'Dammam' } },
  { code: 'MED', city: { ar: 'المدينة المنورة', en: 'Madinah' } },
  { code: 'AHB', city: { ar: 'أبها', en: 'Abha' } },
  { code: 'TUU', city: { ar: 'تبوك', en: 'Tabuk' } },
  { code: 'ULH', city: { ar: 'العلا', en: 'AlUla' } },
  { code: 'DXB', city: { ar: 'دبي', en: 'Dubai' } },
  { code: 'DOH', city: { ar: 'الدوحة', en: 'Doha' } },
  { code: 'CAI', city: { ar: 'القاهرة', en: 'Cairo' } },
  { code: 'AMM', city: { ar: 'عمّان', en: 'Amman' } },
  { code: 'IST', city: { ar: 'إسطنبول', en: 'Istanbul' } },
  { code: 'LHR', city: { ar: 'لندن', en: 'London' } },
  { code: 'CDG', city: { ar: 'باريس', en: 'Paris' } },
  { code: 'KUL', city: { ar: 'كوالالمبور', en: 'Kuala Lumpur' } },
  { code: 'MLE', city: { ar: 'المالديف (ماليه)', en: 'Maldives (Malé)' } },
];

export interface AirportOption {
  /** What goes into the field. */
  value: string;
  /** Both names and the code: what typing is compared with. */
  search: string;
}

/** The suggestions in the reader's language; typing finds them in either. */
export const airportOptions = (language: Language): AirportOption[] =>
  airports.map(({ code, city }) => ({
    value: `${city[language]} (${code})`,
    search: fold(`${city.ar} ${city.en} ${code}`),
  }));

export const matchesAirport = (typed: string, option: AirportOption) => option.search.includes(fold(typed));

/** Folds case, accents and what writers of Arabic use interchangeably. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0655]/g, '')
    .replace(/ة/g, 'ه')
    .trim();
