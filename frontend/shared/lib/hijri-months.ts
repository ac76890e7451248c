import type { Language } from '#contracts/field-kit/language';

/** The Hijri months, written as `Intl` writes them, whose first use takes a browser 30 ms. */
const names: Record<Language, readonly string[]> = {
  ar: [
    ...['محرم', 'صفر', 'ربيع الأول', 'ربيع الآخر', 'جمادى الأولى', 'جمادى الآخرة'],
    ...['رجب', 'شعبان', 'رمضان', 'شوال', 'ذو القعدة', 'ذو الحجة'],
  ],
  en: [
    ...['Muharram', 'Safar', 'Rabiʻ I', 'Rabiʻ II', 'Jumada I', 'Jumada II'],
    ...['Rajab', 'Shaʻban', 'Ramadan', 'Shawwal', 'Dhuʻl-Qiʻdah', 'Dhuʻl-Hijjah'],
  ],
};

/** Formats successive months (`1448-09`) without repeating their year: `رمضان – شوال 1448`. */
export function formatHijriSpan(months: readonly string[], language: Language): string {
  const parts = [months[0] ?? '', months.at(-1) ?? ''].map((month) => {
    const [year = '', number] = month.split('-');
    return { year, name: names[language][Number(number) - 1] ?? '' };
  });
  const [first, last] = parts as [{ year: string; name: string }, { year: string; name: string }];
  if (first.name === last.name) return `${last.name} ${last.year}`;
  const year = first.year === last.year ? '' : ` ${first.year}`;
  return `${first.name}${year} – ${last.name} ${last.year}`;
}
