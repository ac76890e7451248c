import Flex from 'antd/es/flex';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { CustomerTags } from '../../../features/enquiries/customer-tags.tsx';
import type { EnquiryKey } from '../../../features/enquiries/enquiry-key.ts';
import { updateRoute } from '../../../features/enquiries/enquiry-routes.ts';
import { ReceivedAt } from '../../../features/enquiries/received-at.tsx';
import { StatusTag } from '../../../features/enquiries/status-tag.tsx';
import { useMergedEnquiries } from '../../../features/enquiries/use-merged-enquiries.ts';
import { ColleaguesNote } from '../../../features/presence/colleagues-note.tsx';
import { SaleWithoutSeats } from '../../../features/quotes/no-seats-tag.tsx';
import type { LinkedQuote } from '../../../features/quotes/quote-calls.ts';
import { SaleTag } from '../../../features/quotes/sale-tag.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import type { RowActions } from '../enquiry-list-props.ts';
import { CorrectButton } from '../entry/correct-button.tsx';
import { OwnerButton } from '../owner-button.tsx';
import { Composer, type EntryKind } from './composer.tsx';
import { ConsentSection } from './consent-section.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { ContactSection } from './contact-section.tsx';
import { CustomerNews } from './customer-news.tsx';
import styles from './enquiry-detail.module.css';
import { FactsSection } from './facts-section.tsx';
import { MergedNotice } from './merged-notice.tsx';
import { MergedSection } from './merged-section.tsx';
import { PageLinks } from './page-links.tsx';
import { QuotesSection } from './quotes-section.tsx';
import { RelatedSection } from './related-section.tsx';
import { StatusSelect } from './status-select.tsx';
import { TagsSelect } from './tags-select.tsx';
import { TasksSection } from './tasks-section.tsx';
import { TestimonialSection } from './testimonial-section.tsx';
import { Timeline } from './timeline.tsx';

export interface EnquiryDetailProps extends Pick<RowActions, 'onReply' | 'onQuote' | 'onContact'> {
  enquiry: Enquiry;
  /** Called when the shown state is stale, because someone else has changed the request. */
  onStale: () => void;
  /** Returns the query that opens another request. */
  openSearch: (enquiry: EnquiryKey) => string;
  /** Shows the message with the link to a quote that was sent. */
  onShareQuote: (enquiry: Enquiry, linked: LinkedQuote) => void;
  /** The request to whose notes a key leads. */
  note: { noteFor: string | undefined; onNote: () => void };
}

export default function EnquiryDetail({
  enquiry,
  onStale,
  onReply,
  onQuote,
  onShareQuote,
  onContact,
  openSearch,
  note,
}: EnquiryDetailProps) {
  const { t } = useTranslation('admin');
  // A merged request changes no more until it is taken out.
  const mayChange = useMay(updateRoute(enquiry.type)) && !enquiry.merged_into;
  const merged = useMergedEnquiries(enquiry);
  const start = useRef<HTMLDivElement>(null);
  // Begins with the note, which can do no harm.
  const [kind, setKind] = useState<EntryKind>('note');

  const write = (next: EntryKind) => {
    flushSync(() => setKind(next));
    document.querySelector<HTMLElement>(`#${next}`)?.focus();
  };

  const takeNote = useEffectEvent(() => {
    if (note.noteFor !== enquiry.id) return;
    note.onNote();
    // After the effects of this rendering, where React cannot render again.
    queueMicrotask(() => write('note'));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of the key leads there.
  useEffect(() => takeNote(), [note.noteFor]);

  // A link from another request's panel is gone together with its focus: focus the top of this one.
  useEffect(() => {
    if (document.activeElement === document.body) start.current?.focus();
  }, []);

  return (
    <Flex vertical gap={20} ref={start} tabIndex={-1}>
      <MergedNotice enquiry={enquiry} openSearch={openSearch} />
      <Flex wrap align="center" justify="space-between" gap="small">
        <Flex wrap align="center" gap="small">
          {mayChange ? (
            <StatusSelect enquiry={enquiry} />
          ) : (
            !enquiry.merged_into && <StatusTag status={enquiry.status} />
          )}
          <OwnerButton enquiry={enquiry} hasIcon />
          <CustomerTags enquiry={enquiry} />
          <SaleTag sale={enquiry.sale} />
          <SaleWithoutSeats sale={enquiry.sale} quotes={enquiry.quotes} />
        </Flex>
        <ReceivedAt instant={enquiry.created_at} />
      </Flex>
      <ColleaguesNote enquiry={enquiry} />
      {mayChange && <ContactButtons enquiry={enquiry} onReply={onReply} onContact={onContact} />}
      <CustomerNews enquiry={enquiry} merged={merged} onAnswer={mayChange ? () => write('answer') : undefined} />
      <FactsSection enquiry={enquiry} />
      <MergedSection merged={merged} openSearch={openSearch} />
      <ContactSection enquiry={enquiry} />
      {!enquiry.merged_into && (
        <>
          <CorrectButton enquiry={enquiry} onStale={onStale} />
          <TagsSelect enquiry={enquiry} />
          <TasksSection enquiry={enquiry} />
        </>
      )}
      <QuotesSection enquiry={enquiry} onQuote={onQuote} onShare={onShareQuote} />
      <section className={styles.section} aria-labelledby="request-timeline">
        <h2 id="request-timeline">{t('detail.timeline')}</h2>
        <Timeline enquiry={enquiry} merged={merged} />
      </section>
      <RelatedSection enquiry={enquiry} openSearch={openSearch} />
      <PageLinks enquiry={enquiry} />
      {!enquiry.merged_into && <TestimonialSection enquiry={enquiry} />}
      <ConsentSection enquiry={enquiry} />
      {mayChange && <Composer enquiry={enquiry} kind={kind} onKind={setKind} />}
    </Flex>
  );
}
