import Flex from 'antd/es/flex';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import styles from './received-at.module.css';
import { formatRelative } from './relative-time.ts';
import { useNow } from './use-now.ts';

/** The time at which an enquiry arrived, relative and exact. */
export function ReceivedAt({ instant }: { instant: string }) {
  const { language } = useLanguage();
  const now = useNow();
  return (
    <time dateTime={instant}>
      <Flex component="span" vertical>
        <span>{formatRelative(instant, now, language)}</span>
        <span className={styles.exact}>{formatDateTime(instant, language)}</span>
      </Flex>
    </time>
  );
}
