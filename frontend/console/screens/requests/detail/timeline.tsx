import AntTimeline from 'antd/es/timeline';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactChannel, Enquiry, HistoryEntry } from '#contracts/api/enquiries';
import { isByCustomer } from '#contracts/api/request-page/entries';
import { withoutUndone } from '#contracts/api/without-undone';
import { Ltr } from '#shared/components/ltr.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../../components/hint.tsx';
import { labelsOf } from '../../../features/enquiries/labels-of.ts';
import { statusLook } from '../../../features/enquiries/status-look.ts';
import { OutcomeWords } from '../last-contact.tsx';
import { AnswerMail } from './answer-mail.tsx';
import { CustomerDid, Left, Told } from './customer-did.tsx';
import { DeskEvent } from './desk-event.tsx';
import { NoteWords } from './note-words.tsx';
import { QuoteEvent } from './quote-event.tsx';
import { RelatedWords } from './related-words.tsx';

interface Props {
  enquiry: Enquiry;
  /** The requests that are merged into this one, whose events are among its own. */
  merged: readonly Enquiry[];
}

/** Everything that has happened about an enquiry and those that are merged into it, newest first, down to the first arrival. */
export function Timeline({ enquiry, merged }: Props) {
  const { t } = useTranslation(['admin', 'adminCustomer']);
  const items = [enquiry, ...merged]
    .flatMap((one) => itemsOf(one, one === enquiry ? merged : undefined, t))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return <AntTimeline items={items.reverse().map(({ at: _, ...item }) => item)} />;
}

/** True for an entry that stands in the history of a merged request with its words, or that names this one. */
const isRepeated = (entry: HistoryEntry, merged: readonly Enquiry[] | undefined) =>
  merged
    ? entry.action === 'customer_wrote_in' && merged.some(({ id }) => id === entry.request.id)
    : entry.action === 'related' && entry.change === 'merged_into';

/**
 * The events of one request.
 * @param merged those that are merged into it; undefined for one of them, whose events name it
 */
function itemsOf(enquiry: Enquiry, merged: readonly Enquiry[] | undefined, t: Words) {
  const { id, history, created_at, source, email, mail_problem, reference } = enquiry;
  const of = merged ? undefined : reference;
  const entries = withoutUndone(history)
    .filter((entry) => !isRepeated(entry, merged))
    .map((entry, index) => ({
      at: entry.at,
      key: `${id} ${index}`,
      color: colorOf(entry),
      content: (
        <Event at={entry.at} by={authorOf(entry)} of={of}>
          <HistoryText entry={entry} />
          {(entry.action === 'answered' || (entry.action === 'quote_sent' && entry.channel === 'email')) && (
            <AnswerMail enquiry={enquiry} entry={entry} />
          )}
        </Event>
      ),
    }));
  const tasks = enquiry.tasks.flatMap(({ id: taskId, text, done }) =>
    done
      ? {
          ...{ at: done.at, key: `${id} ${taskId}`, color: 'gray' },
          content: (
            <Event at={done.at} by={done.by.name || done.by.email} of={of}>
              <p>{t('adminCustomer:desk.taskDone', { text: `\u2068${text}\u2069` })}</p>
            </Event>
          ),
        }
      : [],
  );
  const event = (key: string, at: string, text: string) => ({
    at,
    key: `${id} ${key}`,
    color: 'gray',
    content: (
      <Event at={at} of={of}>
        <p>{text}</p>
      </Event>
    ),
  });
  const isConfirmed = source === 'website' && email && mail_problem?.reason !== 'withheld';
  return [
    // An enquiry entered by staff already has a first entry.
    ...(history[0]?.action === 'entered' ? [] : [event('arrival', created_at, t('detail.eventReceived'))]),
    ...(isConfirmed ? [event('confirmation', created_at, t('adminCustomer:eventConfirmed'))] : []),
    ...(mail_problem ? [event('mail', mail_problem.at, t(`adminCustomer:eventMail.${mail_problem.reason}`))] : []),
    ...entries,
    ...tasks,
  ];
}

type Words = TFunction<['admin', 'adminCustomer']>;

/** Returns an event's colour. The customer's actions, and texts for the customer, stand out. */
function colorOf(entry: HistoryEntry): string {
  if (entry.action === 'status_changed') return statusLook[entry.to].ink;
  if (isByCustomer(entry)) return 'var(--color-saffron)';
  return entry.action === 'answered' || entry.action === 'quote_sent' ? 'var(--color-teal)' : 'gray';
}

/** The name of the member of staff; undefined if the customer or the system did it. */
function authorOf(entry: HistoryEntry): string | undefined {
  if (!('by' in entry)) return undefined;
  return entry.by?.name || entry.by?.email;
}

interface EventProps {
  at: string;
  by?: string | undefined;
  /** The reference of the merged request in which it happened. */
  of?: string | undefined;
  children: ReactNode;
}

function Event({ at, by, of, children }: EventProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <>
      {children}
      <Hint>
        {of !== undefined && (
          <>
            <Ltr>{of}</Ltr>
            {' · '}
          </>
        )}
        {by !== undefined && (
          <>
            <bdi>{t('detail.by', { name: by })}</bdi>
            {' · '}
          </>
        )}
        <time dateTime={at}>{formatDateTime(at, language)}</time>
      </Hint>
    </>
  );
}

function HistoryText({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation(['admin', 'adminCustomer']);
  switch (entry.action) {
    case 'note_added':
      return <NoteWords {...entry} />;
    case 'entered':
      return <p>{t('detail.eventEntered')}</p>;
    case 'corrected':
      return (
        <>
          <Corrected names={entry.fields} />
          {entry.left && <Left departure={entry.left} />}
        </>
      );
    case 'contacted':
      return <p>{t(contactedBy[entry.channel])}</p>;
    case 'contact_ended':
      return <OutcomeWords ended={entry} />;
    case 'contact_undone':
      return null;
    case 'answered':
      return <Told title={t('adminCustomer:eventAnswered')} text={entry.text} />;
    case 'status_changed': {
      const [from, to] = [t(statusLook[entry.from].label), t(statusLook[entry.to].label)];
      return <p>{t(entry.by ? 'detail.eventStatus' : 'adminCustomer:eventStatusByCustomer', { from, to })}</p>;
    }
    case 'assigned':
    case 'tagged':
      return <DeskEvent entry={entry} />;
    case 'related':
    case 'customer_wrote_in':
      return <RelatedWords entry={entry} />;
    case 'quote_sent':
    case 'quote_withdrawn':
    case 'quote_seen':
    case 'quote_seats':
    case 'quote_seats_returned':
    case 'quote_expired':
    case 'sale_settled':
      return <QuoteEvent entry={entry} />;
    default:
      return <CustomerDid entry={entry} />;
  }
}

function Corrected({ names }: { names: readonly string[] }) {
  const { t } = useTranslation(['admin', 'enquiries']);
  const labels = { fields: t('enquiries:fields', { returnObjects: true }), language: t('detail.language') };
  const fields = labelsOf(names, labels).join(t('enquiries:counts.separator'));
  return <p>{t('detail.eventCorrected', { fields })}</p>;
}

const contactedBy = {
  whatsapp: 'detail.eventWhatsApp',
  phone: 'detail.eventCall',
  email: 'detail.eventEmail',
} as const satisfies Record<ContactChannel, string>;
