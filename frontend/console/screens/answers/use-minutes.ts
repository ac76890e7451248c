import { useTranslation } from 'react-i18next';
import { type Language, localeTags } from '#contracts/field-kit/language';
import { useLanguage } from '#shared/lib/use-language.ts';

type Length = 'long' | 'short';

const inUnit = (value: number, unit: 'hour' | 'minute', language: Language, unitDisplay: Length) =>
  value.toLocaleString(localeTags[language], { style: 'unit', unit, unitDisplay });

/** Returns a function that says how long working minutes are: `35 minutes`, `2 hours, 5 minutes`, or `2 hr, 5 min` if short. */
export function useMinutes(style: Length = 'long'): (minutes: number) => string {
  const { t } = useTranslation('adminAnswers');
  const { language } = useLanguage();
  const list = new Intl.ListFormat(localeTags[language], { type: 'unit', style });
  return (minutes) => {
    if (minutes === 0) return t('underMinute');
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const parts = [
      hours > 0 && inUnit(hours, 'hour', language, style),
      rest > 0 && inUnit(rest, 'minute', language, style),
    ];
    return list.format(parts.filter((part) => part !== false));
  };
}
