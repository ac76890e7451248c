import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { type CustomerEntry, isByCustomer, isCancelled } from '#contracts/api/request-page/entries';
import { formatDayRange } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { typeLook } from './type-look.tsx';

/** Marks of what the customer did on the page of the request or of a quote: cancelled, or waits for staff. */
export function CustomerTags({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const entry = enquiry.unanswered_since ? enquiry.history.findLast(isByCustomer) : undefined;
  const last = entry?.action;
  const chosen = entry?.action === 'dates_changed' ? entry.departure : undefined;
  const cancelled = isCancelled(enquiry);
  return (
    <>
      {cancelled && <Tag style={{ ...look, ...cancelledLook }}>{t('customer.cancelled')}</Tag>}
      {enquiry.unanswered_since && !(cancelled && last === 'cancelled') && (
        <Tag icon={<MessageIcon aria-hidden />} style={{ ...look, ...waitingLook }}>
          {chosen
            ? t('customer.choseDeparture', { days: formatDayRange(chosen.from_date, chosen.to_date, language, short) })
            : t(`customer.${(last && words[last]) ?? 'wrote'}`)}
        </Tag>
      )}
    </>
  );
}

const short = { month: 'short', hasYear: false } as const;

/** The words for acts of a customer; every other act is something that the customer wrote. */
const words: Partial<Record<CustomerEntry['action'], 'changedDates' | 'accepted' | 'declined'>> = {
  dates_changed: 'changedDates',
  quote_accepted: 'accepted',
  quote_declined: 'declined',
};

/** Reuses the icon of messages, which the list has loaded already. */
const MessageIcon = typeLook.message.icon;

const look = { borderColor: 'transparent', marginInlineEnd: 0 };
const cancelledLook = { color: 'var(--color-clay)', background: 'var(--color-clay-pale)' };
const waitingLook = { color: 'var(--color-teal-darkest)', background: 'var(--color-saffron)', fontWeight: 600 };
