import type { Suggestion } from '../suggestions.ts';

/** The sixteen cities that travellers from Saudi Arabia ask for most, Saudi ones first. */
export const cities: readonly Suggestion[] = [
  { name: { ar: 'مكة المكرمة', en: 'Makkah' } },
  { name: { ar: 'المدينة المنورة', en: 'Madinah' } },
  { name: { ar: 'الرياض', en: 'Riyadh' } },
  { name: { ar: 'جدة', en: 'Jeddah' } },
  { name: { ar: 'الخبر', en: 'Al Khobar' } },
  { name: { ar: 'أبها', en: 'Abha' } },
  { name: { ar: 'الطائف', en: 'Taif' } },
  { name: { ar: 'العلا', en: 'AlUla' } },
  { name: { ar: 'دبي', en: 'Dubai' } },
  { name: { ar: 'الدوحة', en: 'Doha' } },
  { name: { ar: 'القاهرة', en: 'Cairo' } },
  { name: { ar: 'إسطنبول', en: 'Istanbul' } },
  { name: { ar: 'طرابزون', en: 'Trabzon' } },
  { name: { ar: 'لندن', en: 'London' } },
  { name: { ar: 'باريس', en: 'Paris' } },
  { name: { ar: 'كوالالمبور', en: 'Kuala Lumpur' } },
];
