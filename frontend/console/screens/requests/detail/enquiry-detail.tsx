import Flex from 'antd/es/flex';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { CustomerTags } from '../../../features/enquiries/customer-tags.tsx';
import type { EnquiryKey } from '../../../features/enquiries/enquiry-key.ts';
import { updateRoute } from '../../../features/enquiries/enquiry-routes.ts';
import { ReceivedAt } from '../../../features/enquiries/received-at.tsx';
import { StatusTag } from '../../../features/enquiries/status-tag.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import { CorrectButton } from '../entry/correct-button.tsx';
import { Composer, type EntryKind } from './composer.tsx';
import { ConsentSection } from './consent-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { CustomerNews } from './customer-news.tsx';
import styles from './enquiry-detail.module.css';
import { FactsSection } from './facts-section.tsx';
import { PageLinks } from './page-links.tsx';
import { RelatedSection } from './related-section.tsx';
import { StatusSelect } from './status-select.tsx';
import { Timeline } from './timeline.tsx';

export interface EnquiryDetailProps {
  enquiry: Enquiry;
  /** Called when the shown state is stale, because someone else has changed the request. */
  onStale: () => void;
  onReply: (enquiry: Enquiry) => void;
  /** Returns the query that opens another request. */
  openSearch: (enquiry: EnquiryKey) => string;
}

export default function EnquiryDetail({ enquiry, onStale, onReply, openSearch }: EnquiryDetailProps) {
  const { t } = useTranslation('admin');
  const mayChange = useMay(updateRoute(enquiry.type));
  const start = useRef<HTMLDivElement>(null);
  // Begins with the note, which can do no harm.
  const [kind, setKind] = useState<EntryKind>('note');

  const answer = () => {
    flushSync(() => setKind('answer'));
    document.querySelector<HTMLElement>('#answer')?.focus();
  };

  // A link from another request's panel is gone together with its focus: focus the top of this one.
  useEffect(() => {
    if (document.activeElement === document.body) start.current?.focus();
  }, []);

  return (
    <Flex vertical gap={28} ref={start} tabIndex={-1}>
      <Flex wrap align="center" justify="space-between" gap="small">
        <Flex wrap align="center" gap="small">
          {mayChange ? <StatusSelect enquiry={enquiry} onStale={onStale} /> : <StatusTag status={enquiry.status} />}
          <CustomerTags enquiry={enquiry} />
        </Flex>
        <ReceivedAt instant={enquiry.created_at} />
      </Flex>
      <CustomerNews enquiry={enquiry} onAnswer={mayChange ? answer : undefined} />
      <ContactSection enquiry={enquiry} onReply={onReply} />
      <FactsSection enquiry={enquiry} />
      <CorrectButton enquiry={enquiry} onStale={onStale} />
      {/* Staff write a note after a call: it comes before what they read less often. */}
      {mayChange && <Composer enquiry={enquiry} kind={kind} onKind={setKind} />}
      <PageLinks enquiry={enquiry} />
      <RelatedSection enquiry={enquiry} openSearch={openSearch} />
      <ConsentSection enquiry={enquiry} />
      <section className={styles.section} aria-labelledby="request-timeline">
        <h2 id="request-timeline">{t('detail.timeline')}</h2>
        <Timeline enquiry={enquiry} />
      </section>
    </Flex>
  );
}
