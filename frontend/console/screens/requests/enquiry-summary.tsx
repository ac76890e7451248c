import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { Prices } from '#shared/components/prices.tsx';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../components/hint.tsx';
import { summaryOf } from '../../features/enquiries/enquiry-summary.ts';
import { MergedTag } from '../../features/enquiries/merged-tag.tsx';
import { NextTask } from '../../features/enquiries/next-task.tsx';
import { TagWords } from '../../features/enquiries/tag-words.tsx';
import { useProgramTitle } from '../../features/enquiries/use-program-title.ts';
import { SaleWithoutSeats } from '../../features/quotes/no-seats-tag.tsx';
import { SaleTag } from '../../features/quotes/sale-tag.tsx';
import styles from './enquiry-summary.module.css';

interface Props {
  enquiry: Enquiry;
  /** A line each for the gist and the particulars; the panel shows everything. */
  isBrief?: boolean;
  /** False if the days have a column of their own. */
  hasDays?: boolean;
}

/** The summary of an enquiry: the gist, then the particulars. */
export function EnquirySummary({ enquiry, isBrief = false, hasDays = true }: Props) {
  const { t } = useTranslation(['admin', 'enquiries']);
  const { language } = useLanguage();
  const program = useProgramTitle(enquiry.program_id);
  const { gist, isOwnWords, particulars } = summaryOf(enquiry, { t, language, program, hasDays });
  return (
    <p className={isBrief ? `${styles.summary} ${styles.brief}` : styles.summary}>
      <span className={styles.gist} dir={isOwnWords ? 'auto' : undefined}>
        {gist}
      </span>
      {(particulars.length > 0 ||
        enquiry.sale ||
        enquiry.merged_into ||
        enquiry.tags.length + enquiry.tasks.length > 0) && (
        <Hint as="span">
          {/* First: a row cuts off what does not fit. */}
          <SaleWithoutSeats sale={enquiry.sale} quotes={enquiry.quotes} />{' '}
          {!enquiry.merged_into && <NextTask tasks={enquiry.tasks} />}
          <MergedTag enquiry={enquiry} /> <SaleTag sale={enquiry.sale} />{' '}
          <TagWords tags={enquiry.tags} {...(isBrief && { most: 1 })} />
          <Prices>{particulars.join(' · ')}</Prices>
        </Hint>
      )}
    </p>
  );
}
