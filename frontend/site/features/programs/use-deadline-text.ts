import { useTranslation } from 'react-i18next';
import { formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { DepartureView } from './departure-view.ts';

/** Returns a function that says until when a departure can be asked for. */
export function useDeadlineText() {
  const { t } = useTranslation('offer');
  const { language } = useLanguage();
  return ({ deadline }: Pick<DepartureView, 'deadline'>): string =>
    deadline ? t('deadline', { day: formatShortDate(deadline, language) }) : t('deadlineDayBefore');
}
