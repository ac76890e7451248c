import { useTranslation } from 'react-i18next';
import type { DepartureBody } from '#contracts/api/departures';
import { isDay } from '#contracts/field-kit/calendar';
import { formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { usePriceWords } from '../programs/use-part-words.ts';

type Field = keyof DepartureBody;

/** Functions that put a departure's fields and their values into words. */
export function useDepartureWords() {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const { language } = useLanguage();
  const pricesText = usePriceWords();

  const textOf = (field: Field, value: DepartureBody[Field]): string => {
    if (value === null) return t('adminPrograms:conflict.empty');
    if (typeof value === 'boolean') return t(value ? 'adminPrograms:conflict.yes' : 'adminPrograms:conflict.no');
    if (field === 'sale') return t(`adminPrograms:departure.sales.${value as DepartureBody['sale']}`);
    if (isDay(value)) return formatShortDate(value, language);
    if (typeof value !== 'object') return String(value);
    if ('lines' in value) return pricesText(value);
    return Object.values(value).filter(Boolean).join(' / ') || t('adminPrograms:conflict.empty');
  };

  return { nameOf: (field: Field) => t(`adminPrograms:departure.fields.${field}`), textOf };
}
