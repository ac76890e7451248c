import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { focusHeading } from '../../components/focus-heading.ts';
import { useQuery } from '../../components/use-query.ts';
import { reversedDays } from '../../lib/query-filters.ts';

/**
 * Says that the address has an end before its start, which people get by editing it, and what is shown instead: a list
 * without an end, or the overview of the current month.
 */
export function ReversedDays({ shown }: { shown: 'list' | 'overview' }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { query, change } = useQuery();
  const days = reversedDays(query);
  if (!days) return null;

  const remove = () => {
    change((current) => {
      current.delete('to');
      if (shown === 'overview') current.delete('from');
      return current;
    });
    // The button is gone with the alert.
    focusHeading();
  };
  const [from, to] = [formatDate(days.from, language), formatDate(days.to, language)];
  return (
    <Alert
      type="warning"
      showIcon
      className={`${shared.alert} ${shared.apart}`}
      title={t('dayRange.reversed', { from, to })}
      description={t(`dayRange.reversedShown.${shown}`, { from })}
      action={<Button onClick={remove}>{t('dayRange.understood')}</Button>}
    />
  );
}
