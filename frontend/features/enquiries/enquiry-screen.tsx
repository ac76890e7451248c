import { type ReactNode, useState } from 'react';
import { PageBanner } from '../../components/page-banner.tsx';
import { PageHead } from '../../components/page-head.tsx';
import type { SceneName } from '../../components/scenes.ts';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './enquiry-screen.module.css';
import { programTerms } from './program-terms.ts';
import type { EnquiryBody, EnquiryRoute } from './send-enquiry.ts';
import { SentPanel, type SentTexts } from './sent-panel.tsx';
import { useEnquiredProgram } from './use-enquired-program.ts';
import type { EnquiryFormProps, SentEnquiry } from './use-enquiry-form.ts';
import type { ReceiptRow } from './use-receipt.ts';

interface EnquiryScreenProps<Route extends EnquiryRoute> {
  scene: SceneName;
  /** See `PageBanner`. */
  mirrors?: boolean;
  title: string;
  subtitle: string;
  /**
   * The texts when the form was opened from a program, on screens that support it; the subtitle if the program settles
   * the dates.
   */
  request?: { title: (program: string) => string; subtitle: string; sent?: SentTexts };
  /** For search engines and link previews. */
  description: string;
  /** Texts of the receipt. */
  sent: SentTexts;
  /** Returns the sent values in the reader's language. */
  receipt: (body: EnquiryBody<Route>) => ReceiptRow[];
  form: (props: EnquiryFormProps<Route>) => ReactNode;
  /** Content beside the form. */
  aside: ReactNode;
}

/** The layout of every screen with an enquiry form, with or without a program (`?program=<id>`). */
export function EnquiryScreen<Route extends EnquiryRoute>({
  title,
  subtitle,
  request,
  description,
  sent,
  receipt,
  form,
  aside,
  ...banner
}: EnquiryScreenProps<Route>) {
  const { language } = useLanguage();
  const from = useEnquiredProgram();
  const [enquiry, setEnquiry] = useState<SentEnquiry<Route>>();
  const terms = from.program && programTerms(from.program, language);
  const about = request &&
    terms && { title: request.title(terms.title), subtitle: terms.dates ? request.subtitle : subtitle };
  const heading = about?.title ?? title;
  return (
    <div className={request && styles.requestable} data-request={about && ''}>
      <PageHead title={heading} description={description} />
      <PageBanner {...banner} title={heading} subtitle={about?.subtitle ?? subtitle} />
      <div className={`page ${styles.layout}`}>
        {enquiry ? (
          <SentPanel
            texts={(enquiry.program && request?.sent) ?? sent}
            reference={enquiry.receipt.reference}
            program={enquiry.program}
            isUnconfirmed={enquiry.isUnconfirmed}
            rows={receipt(enquiry.body)}
            onAnother={() => setEnquiry(undefined)}
          />
        ) : (
          form({ from, onSent: setEnquiry })
        )}
        {aside}
      </div>
    </div>
  );
}
