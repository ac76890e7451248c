import AntTimeline from 'antd/es/timeline';
import { useTranslation } from 'react-i18next';
import type { ContactChannel, HistoryEntry } from '#contracts/enquiries';
import type { EnquiryView } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { statusLook } from '../../../../features/enquiries/staff/status-look.ts';
import { formatDateTime } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import styles from './timeline.module.css';

/** What happened to a request, newest first, back to its arrival. */
export function Timeline({ request: { history, createdAt } }: { request: EnquiryView }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const entries = history.map((entry, index) => ({
    key: index,
    color: entry.action === 'status_changed' ? statusLook[entry.to].ink : 'gray',
    content: (
      <>
        <HistoryText entry={entry} />
        <p className={styles.when}>
          <bdi>{t('detail.by', { name: entry.by.name || entry.by.email })}</bdi>
          {' · '}
          <time dateTime={entry.at}>{formatDateTime(entry.at, language)}</time>
        </p>
      </>
    ),
  }));
  const arrival = {
    key: 'arrival',
    color: 'gray',
    content: (
      <>
        <p className={styles.what}>{t('detail.eventReceived')}</p>
        <p className={styles.when}>
          <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
        </p>
      </>
    ),
  };
  // What staff entered did not arrive by itself.
  const items = history[0]?.action === 'entered' ? entries : [arrival, ...entries];
  return <AntTimeline className={styles.timeline} items={items.reverse()} />;
}

function HistoryText({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation('admin');
  if (entry.action === 'note_added') {
    return (
      <p className={styles.note} dir="auto">
        {entry.note}
      </p>
    );
  }
  if (entry.action === 'entered') return <p className={styles.what}>{t('detail.eventEntered')}</p>;
  if (entry.action === 'contacted') return <p className={styles.what}>{t(contactedBy[entry.channel])}</p>;
  const [from, to] = [t(statusLook[entry.from].label), t(statusLook[entry.to].label)];
  return <p className={styles.what}>{t('detail.eventStatus', { from, to })}</p>;
}

const contactedBy = {
  whatsapp: 'detail.eventWhatsApp',
  phone: 'detail.eventCall',
  email: 'detail.eventEmail',
} as const satisfies Record<ContactChannel, string>;
