import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '#contracts/api/customers';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { Hint } from '../../components/hint.tsx';
import { daysLate, formatNextContact } from '../../features/customers/next-contact.ts';
import { formatRelative } from '../../features/enquiries/relative-time.ts';
import { useNow } from '../../features/enquiries/use-now.ts';

/** `3 requests · 1 won` */
export function RequestWords({ customer: { requests, won } }: { customer: Customer }) {
  const { t } = useTranslation('adminCustomers');
  return (
    <>
      {t('requests', { count: requests })}
      {won > 0 && (
        <>
          {' · '}
          <strong style={{ color: 'var(--color-palm)' }}>{t('won', { number: won })}</strong>
        </>
      )}
    </>
  );
}

/** When the newest request came. */
export function LatestWords({ customer: { latest_at } }: { customer: Customer }) {
  const { language } = useLanguage();
  const now = useNow();
  return (
    <time dateTime={latest_at} title={formatDateTime(latest_at, language)}>
      {formatRelative(latest_at, now, language)}
    </time>
  );
}

interface NextContactProps {
  customer: Customer;
  /** Shown if none is planned. */
  none: ReactNode;
  /** The side of its place at which it stands. */
  align?: 'start' | 'end';
}

/** When staff get in touch next, what about, and how late it is. */
export function NextContactWords({ customer: { next_contact }, none, align = 'start' }: NextContactProps) {
  const { t } = useTranslation('adminCustomers');
  const { language } = useLanguage();
  const today = useToday();
  if (!next_contact) return none;
  const { on, what } = next_contact;
  const late = daysLate(on, today);
  return (
    <div style={{ display: 'grid', justifyItems: align }}>
      <time dateTime={on} {...(on <= today && { style: due })}>
        {late > 0 ? t('late', { count: late }) : formatNextContact(on, today, language)}
      </time>
      {what && (
        <Hint as="div" dir="auto" style={line}>
          {what}
        </Hint>
      )}
    </div>
  );
}

const due: CSSProperties = { color: 'var(--color-clay)', fontWeight: 600 };

/** Cut at its end: the card has the whole text. */
const line: CSSProperties = {
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
