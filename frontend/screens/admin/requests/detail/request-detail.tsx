import { ReceivedAt } from '../../../../features/requests/received-at.tsx';
import type { RequestView } from '../../../../features/requests/request-view.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { ContactSection } from './contact-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { NoteForm } from './note-form.tsx';
import styles from './request-detail.module.css';
import { StatusSelect } from './status-select.tsx';
import { Timeline } from './timeline.tsx';

export interface RequestDetailProps {
  request: RequestView;
  /** Somebody else changed the request: what is shown is old. */
  onStale: () => void;
  onReply: (request: RequestView) => void;
}

export function RequestDetail({ request, onStale, onReply }: RequestDetailProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.detail}>
      <div className={styles.status}>
        <StatusSelect request={request} onStale={onStale} />
        <ReceivedAt instant={request.createdAt} />
      </div>
      <ContactSection request={request} onReply={onReply} />
      <FactsSection request={request} />
      <section className={styles.section} aria-labelledby="request-timeline">
        <h2 id="request-timeline">{t('detail.timeline')}</h2>
        <NoteForm request={request} />
        <Timeline request={request} />
      </section>
    </div>
  );
}
