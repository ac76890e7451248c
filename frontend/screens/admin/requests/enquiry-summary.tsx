import { useTranslation } from 'react-i18next';
import { summaryOf } from '../../../features/enquiries/staff/enquiry-summary.ts';
import type { EnquiryView } from '../../../features/enquiries/staff/enquiry-view.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import shared from '../console.module.css';
import styles from './enquiry-summary.module.css';

interface Props {
  enquiry: EnquiryView;
  /** Limits the summary to two lines; the panel shows everything. */
  isBrief?: boolean;
}

/** The summary of an enquiry: the gist, then the particulars. */
export function EnquirySummary({ enquiry, isBrief = false }: Props) {
  const { t } = useTranslation(['admin', 'enquiries']);
  const { language } = useLanguage();
  const { gist, isOwnWords, particulars } = summaryOf(enquiry, { t, language });
  const hasTwoTexts = isOwnWords && particulars.length > 0;
  const cut = hasTwoTexts ? `${styles.summary} ${styles.brief}` : `${shared.clamped} ${styles.flowing}`;
  return (
    <p className={isBrief ? cut : styles.summary}>
      <span className={styles.gist} dir={isOwnWords ? 'auto' : undefined}>
        {gist}
      </span>
      {particulars.length > 0 && <span className={shared.hint}>{particulars.join(' · ')}</span>}
    </p>
  );
}
