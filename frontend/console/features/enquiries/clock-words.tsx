import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { soonAfter } from '#contracts/api/hours-rules';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../components/hint.tsx';
import { formatCallBack } from './call-back.ts';
import { formatRelative } from './relative-time.ts';
import { useNow } from './use-now.ts';

/** By when a customer is to be answered, who waits for it; red once it is late. */
export function ClockWords({ enquiry: { due_at } }: { enquiry: Pick<Enquiry, 'due_at'> }) {
  const { t } = useTranslation('adminRequests');
  const { language } = useLanguage();
  const now = useNow();
  if (!due_at) return null;
  const isLate = Date.parse(due_at) < now.getTime();
  const isSoon = !isLate && due_at <= soonAfter(now);
  const color = isLate ? 'var(--color-clay)' : isSoon ? 'var(--color-saffron-ink)' : undefined;
  return (
    <Hint as="time" dateTime={due_at} title={formatDateTime(due_at, language)}>
      <span style={color ? { color, fontWeight: 600 } : undefined}>
        {isLate
          ? t('clock.late', { when: formatRelative(due_at, now, language, 'narrow') })
          : t('clock.due', { when: formatCallBack(due_at, now, language) })}
      </span>
    </Hint>
  );
}
