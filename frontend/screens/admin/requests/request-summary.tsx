import { useLanguage } from '../../../features/language/use-language.ts';
import { summaryParts } from '../../../features/requests/request-summary.ts';
import type { RequestView } from '../../../features/requests/request-view.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './request-summary.module.css';

/** What a request is about: the gist, then the particulars. */
export function RequestSummary({ request }: { request: RequestView }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [gist, ...particulars] = summaryParts(request, { t, language });
  return (
    <p className={styles.summary}>
      <span className={styles.gist}>{gist}</span>
      {particulars.length > 0 && <span className={styles.particulars}>{particulars.join(' · ')}</span>}
    </p>
  );
}
