import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { soonAfter } from '#contracts/api/hours-rules';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../components/hint.tsx';
import { formatCallBack } from './call-back.ts';
import { formatRelative, formatSpan } from './relative-time.ts';
import { useNow } from './use-now.ts';

type Clock = 'late' | 'soon' | 'inTime';

const looks = {
  late: { color: 'var(--color-clay)', fontWeight: 600 },
  soon: { color: 'var(--color-saffron-ink)', fontWeight: 600 },
  inTime: {},
} satisfies Record<Clock, CSSProperties>;

function clockOf(due_at: string | null, now: Date): Clock {
  if (!due_at) return 'inTime';
  if (Date.parse(due_at) < now.getTime()) return 'late';
  return due_at <= soonAfter(now) ? 'soon' : 'inTime';
}

interface ClockWordsProps {
  enquiry: Pick<Enquiry, 'due_at'>;
  /** True where the place itself says what is due. */
  isBrief?: boolean;
}

/** By when a customer is to be answered, who waits for it; red once it is late. */
export function ClockWords({ enquiry: { due_at }, isBrief = false }: ClockWordsProps) {
  const { t } = useTranslation('adminRequests');
  const { language } = useLanguage();
  const now = useNow();
  if (!due_at) return null;
  const clock = clockOf(due_at, now);
  return (
    <Hint as="time" dateTime={due_at} title={formatDateTime(due_at, language)}>
      <span style={looks[clock]}>
        {clock === 'late'
          ? isBrief
            ? t('clock.lateBriefly', { span: formatSpan(due_at, now, language) })
            : t('clock.late', { when: formatRelative(due_at, now, language, 'narrow') })
          : t(isBrief ? 'clock.dueBriefly' : 'clock.due', { when: formatCallBack(due_at, now, language) })}
      </span>
    </Hint>
  );
}

/** Shows how long a customer has waited for staff, in the clock's colour. `ClockWords` say what the colour means. */
export function WaitingTime({ enquiry, since }: { enquiry: Pick<Enquiry, 'due_at'>; since: string }) {
  const { t } = useTranslation('adminRequests');
  const { language } = useLanguage();
  const now = useNow();
  return (
    <Hint as="time" dateTime={since} title={formatDateTime(since, language)}>
      <span style={looks[clockOf(enquiry.due_at, now)]}>
        {t('clock.waits', { span: formatSpan(since, now, language) })}
      </span>
    </Hint>
  );
}
