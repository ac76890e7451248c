import { useTranslation } from 'react-i18next';
import type { CustomerEntry } from '#contracts/api/request-page/entries';
import type { ChangedDate, ChosenDeparture, LeftDeparture } from '#contracts/api/request-page/history';
import { formatDate, formatDayRange } from '#shared/lib/format.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { OwnWords } from '../../../components/facts.tsx';

type AboutQuote = Extract<CustomerEntry, { number: number }>;

const isAboutQuote = (entry: CustomerEntry): entry is AboutQuote => 'number' in entry;

const words = (entry: AboutQuote) => ({
  number: entry.number,
  name: entry.action === 'quote_accepted' ? isolated(entry.name) : '',
});

/** The customer's own words. */
const own = (entry: AboutQuote): string => {
  if (entry.action === 'quote_asked') return entry.text;
  return entry.action === 'quote_declined' ? (entry.reason ?? '') : '';
};

/** An action of the customer on the page of the request, or of a quote. */
export function CustomerDid({ entry }: { entry: CustomerEntry }) {
  const { t } = useTranslation(['adminCustomer', 'adminQuotes']);
  if (isAboutQuote(entry))
    return <Told title={t(`adminQuotes:events.${entry.action}`, words(entry))} text={own(entry)} />;
  if (entry.action === 'customer_wrote') return <Told title={t('eventCustomerWrote')} text={entry.text} />;
  if (entry.action === 'testimonial_sent') return <Told title={t('eventTestimonial')} text="" />;
  if (entry.action === 'cancelled') return <Told title={t('eventCancelled')} text={entry.reason ?? ''} />;
  return (
    <>
      <p>
        <strong>{t(entry.departure ? 'eventDeparture' : 'eventDates')}</strong>
      </p>
      {entry.left && <Left departure={entry.left} />}
      {entry.departure ? (
        <Chosen departure={entry.departure} />
      ) : (
        entry.changes.map((change) => <Changed key={change.field} change={change} />)
      )}
    </>
  );
}

/** A text below the words that say whose it is. */
export function Told({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      {text && <OwnWords text={text} />}
    </>
  );
}

/** A changed day or number of days: the new one and the one before. */
function Changed({ change: { field, before, after } }: { change: ChangedDate }) {
  const { t } = useTranslation(['adminCustomer', 'enquiries']);
  const { language } = useLanguage();
  const [, leg] = /^legs\.(\d+)\./.exec(field) ?? [];
  const label =
    leg === undefined ? t(`enquiries:fields.${field as 'from_date'}`) : t('leg', { number: Number(leg) + 2 });
  // The console's reading of replies leaves out what is null.
  const text = (value: ChangedDate['before'] | undefined) => {
    if (value === null || value === undefined) return t('noDate');
    if (typeof value === 'number') return t('enquiries:counts.number_of_days', { count: value });
    return formatDate(value, language);
  };
  return <p>{t('changedDate', { field: label, after: text(after), before: text(before) })}</p>;
}

/** The departure that the customer chose, and the days before it. The console's reading leaves out what is null. */
function Chosen({ departure: { from_date, to_date, before } }: { departure: ChosenDeparture }) {
  const { t } = useTranslation(['adminCustomer', 'enquiries']);
  const { language } = useLanguage();
  const then = before && formatDayRange(before.from_date, before.to_date ?? before.from_date, language);
  return (
    <p>
      {t('changedDate', {
        field: t('enquiries:asked.fields.departure'),
        after: formatDayRange(from_date, to_date, language),
        before: then ?? t('noDate'),
      })}
    </p>
  );
}

/** The departure that the request no longer asks for; nothing if its days are not known. */
export function Left({ departure: { from_date, to_date } }: { departure: LeftDeparture }) {
  const { t } = useTranslation(['adminCustomer', 'enquiries']);
  const { language } = useLanguage();
  if (!from_date || !to_date) return null;
  const before = formatDayRange(from_date, to_date, language);
  return <p>{t('changedDate', { field: t('enquiries:asked.fields.departure'), after: t('ownDays'), before })}</p>;
}
