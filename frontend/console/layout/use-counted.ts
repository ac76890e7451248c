import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/api/enquiries';
import { formatCount } from '#shared/lib/format.ts';
import { type NewEnquiries, useNewEnquiries, waitingIn } from '../features/enquiries/use-new-enquiries.ts';

/** A badge counts the requests of one type or of all that need an answer, or suspected spam. */
export type Counted = EnquiryType | 'all' | 'quarantine';

export type Urgency = 'inTime' | 'soon' | 'late';

/** A badge has a number, an urgency, both in words, and what is most urgent alone; undefined if the number is 0. */
export function useCounted(of: Counted | undefined) {
  const { t } = useTranslation('admin');
  const fresh = useNewEnquiries();
  if (!fresh || !of) return undefined;
  if (of === 'quarantine') {
    const { count, more } = fresh.quarantined;
    const words = t('layout.quarantined', { count });
    return count ? ({ count, more, urgency: 'inTime', words, mostUrgent: undefined } as const) : undefined;
  }
  const found = of === 'all' ? fresh : fresh.types[of];
  const { count, more } = waitingIn(found);
  if (!count) return undefined;
  const { late, soon } = urgentIn(found);
  const urgent = [
    ...(late > 0 ? [t('layout.late', { number: formatCount(late) })] : []),
    ...(soon > 0 ? [t('layout.dueSoon', { number: formatCount(soon) })] : []),
  ];
  const urgency: Urgency = late > 0 ? 'late' : soon > 0 ? 'soon' : 'inTime';
  const words = [t('layout.waiting', { count }), ...urgent].join(t('layout.and'));
  return { count, more, urgency, words, mostUrgent: urgent[0] };
}

/** A server of an earlier release does not say it of each type. */
const urgentIn = ({ late, due_soon }: Pick<NewEnquiries, 'late' | 'due_soon'>) => ({
  late: late?.count ?? 0,
  soon: due_soon?.count ?? 0,
});
