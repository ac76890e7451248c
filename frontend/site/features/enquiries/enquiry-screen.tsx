import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Program } from '#contracts/api/programs';
import type { SceneName } from '#shared/components/scenes.ts';
import type { EnquiryBody, EnquiryRoute } from '#shared/features/enquiries/send-enquiry.ts';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { PageBanner } from '../../components/page-banner.tsx';
import { PageHead } from '../site-content/page-head.tsx';
import { useWholePage } from '../site-content/use-whole-page.ts';
import type { UseAskedDates } from './asked-dates-state.ts';
import styles from './enquiry-screen.module.css';
import { SentPanel, type SentTexts } from './sent-panel.tsx';
import { TextByProgram } from './text-by-program.tsx';
import { useEnquiredProgram } from './use-enquired-program.ts';
import { useKeptReceipt } from './use-kept-receipt.ts';
import { useProgramName } from './use-program-name.ts';
import type { ReceiptRow } from './use-receipt.ts';
import type { EnquiryFormProps, KeptReceipt, SentEnquiry } from './use-sending.ts';

/** The content beside a form depends on these. */
export interface AsideState {
  isSent: boolean;
  /** True if the enquiry is about a program. */
  isAsked: boolean;
  program: Program | undefined;
}

interface EnquiryScreenProps<Route extends EnquiryRoute> {
  scene: SceneName;
  /** See `PageBanner`. */
  mirrors?: boolean;
  title: string;
  subtitle: string;
  /** The texts of a form that was opened from a program, whose name in a sentence the function gets. */
  request: {
    /** The heading before the program's name, and the subtitle; undefined if they stay as they are. */
    heading?: { title: string; subtitle: string };
    sent: (program: string) => SentTexts;
  };
  /** Texts of the receipt. */
  sent: SentTexts;
  /** Returns the sent values in the reader's language. */
  receipt: (body: EnquiryBody<Route>, sent: KeptReceipt) => ReceiptRow[];
  /** The notices about a sent request, if there are any. */
  notices?: (body: EnquiryBody<Route>, sent: KeptReceipt) => string[];
  form: (props: EnquiryFormProps<Route>) => ReactNode;
  /** For a form that can ask for a departure. */
  useAskedDates?: UseAskedDates;
  /** Content beside the form and the receipt. */
  aside: (state: AsideState) => ReactNode;
}

/** The layout of every screen with an enquiry form, with or without a program (`?program=<id>`). */
export function EnquiryScreen<Route extends EnquiryRoute>({
  title,
  subtitle,
  request,
  sent,
  receipt,
  notices,
  form,
  useAskedDates,
  aside,
  ...banner
}: EnquiryScreenProps<Route>) {
  const { t } = useTranslation('enquiries');
  const { language } = useLanguage();
  useWholePage(useLocation().pathname);
  const nameOf = useProgramName();
  const from = useEnquiredProgram(useAskedDates);
  const { sent: enquiry, keep, forget } = useKeptReceipt<SentEnquiry<Route>>();
  const isAsked = enquiry ? Boolean(enquiry.body.program_id) : from.isAsked;
  const program = enquiry ? enquiry.program : from.program;
  const about = request.heading;
  const name = about && isAsked && program && t('program.quoted', { title: programTexts(program, language).trip_name });
  const pageTitle = about && isAsked ? [about.title, name].filter(Boolean).join(' ') : title;
  return (
    <div className={styles.screen} data-request={about && isAsked ? '' : undefined} data-sent={enquiry && ''}>
      <PageHead title={pageTitle} isOwn={pageTitle !== title} />
      <PageBanner
        {...banner}
        title={
          about ? (
            <>
              <TextByProgram isAsked={isAsked} plain={title} asked={about.title} />
              {name && <span className={styles.program}> {name}</span>}
            </>
          ) : (
            title
          )
        }
        subtitle={about ? <TextByProgram isAsked={isAsked} plain={subtitle} asked={about.subtitle} /> : subtitle}
      />
      <div className={`page ${styles.layout}`}>
        {enquiry ? (
          <SentPanel
            texts={isAsked ? request.sent(nameOf(program)) : sent}
            receipt={enquiry.receipt}
            program={program}
            unconfirmed={enquiry.unconfirmed}
            rows={receipt(enquiry.body, enquiry.receipt)}
            notices={notices?.(enquiry.body, enquiry.receipt) ?? []}
            onAnother={forget}
          />
        ) : (
          <div className={styles.form}>{form({ from, onSent: keep })}</div>
        )}
        {aside({ isSent: enquiry !== undefined, isAsked, program })}
      </div>
    </div>
  );
}
