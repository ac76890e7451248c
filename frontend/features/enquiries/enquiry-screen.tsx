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
  /** The same when it was opened from a program, for screens that ask for one; the subtitle if its dates are settled. */
  request?: { title: (program: string) => string; subtitle: string; sent?: SentTexts };
  /** For search engines and link previews. */
  description: string;
  /** The texts of the receipt. */
  sent: SentTexts;
  /** The sent values in the reader's language. */
  receipt: (body: EnquiryBody<Route>) => ReceiptRow[];
  form: (props: EnquiryFormProps<Route>) => ReactNode;
  /** Content beside the form. */
  aside: ReactNode;
}

/** The frame of every screen with an enquiry form, started from a program (`?program=<id>`) or on its own. */
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
