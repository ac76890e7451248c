import { useTranslation } from 'react-i18next';
import { type Language, localeTags } from '#contracts/field-kit/language';
import { useLanguage } from '#shared/lib/use-language.ts';

const inUnit = (value: number, unit: 'hour' | 'minute', language: Language) =>
  value.toLocaleString(localeTags[language], { style: 'unit', unit, unitDisplay: 'long' });

/** Returns a function that says how long working minutes are: `35 minutes`, `2 hours, 5 minutes`. */
export function useMinutes(): (minutes: number) => string {
  const { t } = useTranslation('adminAnswers');
  const { language } = useLanguage();
  const list = new Intl.ListFormat(localeTags[language], { type: 'unit' });
  return (minutes) => {
    if (minutes === 0) return t('underMinute');
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const parts = [hours > 0 && inUnit(hours, 'hour', language), rest > 0 && inUnit(rest, 'minute', language)];
    return list.format(parts.filter((part) => part !== false));
  };
}
