import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageEntry } from '#contracts/api/request-page';
import type { ChangedDate, ChosenDeparture, LeftDeparture } from '#contracts/api/request-page/history';
import { Icon } from '#shared/components/icon.tsx';
import type { IconName } from '#shared/components/icon-names.ts';
import { Prices } from '#shared/components/prices.tsx';
import { formatDate, formatDateTime, formatDayRange, formatPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import styles from './conversation.module.css';

/** Everything that was said and done, oldest first. */
export function Conversation({ entries }: { entries: readonly PageEntry[] }) {
  const { t } = useTranslation('requestPage');
  if (entries.length === 0) return <p className={styles.none}>{t('messages.none')}</p>;
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.action}`} data-by={byOf(entry)}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** Returns who wrote an entry; `nobody` for what merely happened. */
function byOf({ action }: PageEntry): 'customer' | 'agency' | 'nobody' {
  if (action === 'customer_wrote' || action === 'quote_asked') return 'customer';
  return action === 'answered' ? 'agency' : 'nobody';
}

function Entry({ entry }: { entry: PageEntry }) {
  const { t } = useTranslation('requestPage');
  switch (entry.action) {
    case 'customer_wrote':
      return <Words by={t('messages.you')} at={entry.at} text={entry.text} />;
    case 'answered':
      return <Words by={t('messages.agency')} at={entry.at} text={entry.text} />;
    case 'quote_asked':
      return <Words by={t('messages.youOnQuote', { number: entry.number })} at={entry.at} text={entry.text} />;
    case 'quote_sent':
      return <QuoteSent entry={entry} />;
    case 'quote_accepted':
      return (
        <Event icon="check-outlined" title={t('messages.quote_accepted', { number: entry.number })} at={entry.at} />
      );
    case 'quote_declined':
      return (
        <Event icon="close-outlined" title={t('messages.quote_declined', { number: entry.number })} at={entry.at}>
          <Reason reason={entry.reason} />
        </Event>
      );
    case 'dates_changed':
      return (
        <Event icon="calendar-outlined" title={t('messages.dates_changed')} at={entry.at}>
          {entry.left && <Left departure={entry.left} />}
          {entry.departure ? (
            <Chosen departure={entry.departure} />
          ) : (
            entry.changes.map((change) => <Changed key={change.field} change={change} />)
          )}
        </Event>
      );
    case 'cancelled':
      return (
        <Event icon="close-outlined" title={t('messages.cancelled')} at={entry.at}>
          <Reason reason={entry.reason} />
        </Event>
      );
    case 'contacted':
      return <Event icon={channelIcon[entry.channel]} title={t(`messages.contacted.${entry.channel}`)} at={entry.at} />;
    case 'status_changed':
      return <Event icon="check-outlined" title={t(`messages.status.${entry.to}`)} at={entry.at} />;
  }
}

const channelIcon = {
  whatsapp: 'whats-app-outlined',
  phone: 'phone-outlined',
  email: 'mail-outlined',
} as const satisfies Record<string, IconName>;

function Words({ by, at, text }: { by: string; at: string; text: string }) {
  return (
    <>
      <p className={styles.by}>
        <strong>{by}</strong> <Time at={at} />
      </p>
      <p className={styles.words} dir="auto">
        {text}
      </p>
    </>
  );
}

function Reason({ reason }: { reason: string | null }) {
  const { t } = useTranslation('requestPage');
  return (
    reason && (
      <p>
        <bdi>{t('messages.reason', { reason })}</bdi>
      </p>
    )
  );
}

/** A quote and how it stands today. Its link is in the agency's message. */
function QuoteSent({ entry }: { entry: Extract<PageEntry, { action: 'quote_sent' }> }) {
  const { t } = useTranslation('requestPage');
  const { language } = useLanguage();
  const today = useToday();
  const { number, total_sar, state, valid_until, at } = entry;
  const standing = state === 'open' && valid_until < today ? 'expired' : state;
  return (
    <Event icon="mail-outlined" title={t('messages.quote_sent', { number })} at={at}>
      <p>
        <Prices>{t('messages.quoteTotal', { total: formatPrice(total_sar, language) })}</Prices>{' '}
        {t(`messages.quoteState.${standing}`, { day: formatDate(valid_until, language) })}
      </p>
    </Event>
  );
}

interface EventProps {
  icon: IconName;
  title: string;
  at: string;
  children?: ReactNode;
}

function Event({ icon, title, at, children }: EventProps) {
  return (
    <>
      <Icon of={icon} className={styles.icon} />
      <div>
        <p>
          {title} <Time at={at} />
        </p>
        {children}
      </div>
    </>
  );
}

function Time({ at }: { at: string }) {
  const { language } = useLanguage();
  return (
    <time dateTime={at} className={styles.time}>
      {formatDateTime(at, language)}
    </time>
  );
}

/** A changed day or number of days, in words. */
function Changed({ change: { field, before, after } }: { change: ChangedDate }) {
  const { t } = useTranslation(['requestPage', 'enquiries']);
  const { language } = useLanguage();
  const [, leg] = /^legs\.(\d+)\./.exec(field) ?? [];
  const label =
    leg === undefined ? t(`enquiries:fields.${field as 'from_date'}`) : t('messages.leg', { number: Number(leg) + 2 });
  const text = (value: ChangedDate['before']) => {
    if (value === null) return t('messages.noDate');
    return typeof value === 'number'
      ? t('enquiries:counts.number_of_days', { count: value })
      : formatDate(value, language);
  };
  return <p>{t('messages.changed', { field: label, after: text(after), before: text(before) })}</p>;
}

/** The departure that the customer chose, and the days before it. */
function Chosen({ departure: { from_date, to_date, before } }: { departure: ChosenDeparture }) {
  const { t } = useTranslation(['requestPage', 'enquiries']);
  const { language } = useLanguage();
  const after = formatDayRange(from_date, to_date, language);
  const then = before && formatDayRange(before.from_date, before.to_date ?? before.from_date, language);
  return (
    <p>
      {t('messages.changed', {
        ...{ field: t('enquiries:asked.fields.departure'), after },
        before: then ?? t('messages.noDate'),
      })}
    </p>
  );
}

/** The departure that the request no longer asks for; nothing if its days are not known. */
function Left({ departure: { from_date, to_date } }: { departure: LeftDeparture }) {
  const { t } = useTranslation(['requestPage', 'enquiries']);
  const { language } = useLanguage();
  if (!from_date || !to_date) return null;
  const before = formatDayRange(from_date, to_date, language);
  return (
    <p>
      {t('messages.changed', { field: t('enquiries:asked.fields.departure'), after: t('messages.ownDays'), before })}
    </p>
  );
}
