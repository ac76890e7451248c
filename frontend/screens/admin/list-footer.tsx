import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/use-language.ts';
import shared from './console.module.css';

interface Props {
  hasMore: boolean;
  isLoading: boolean;
  /** A search covers what is newer than this instant. */
  searchedUntil: string | undefined;
  /** The sentence about the shown number; `day` is the one that an unfinished search has come to. */
  words: (day: string | undefined) => string;
  onMore: () => void;
}

/** The number that a list shows and, if there is more, a button to load it. */
export function ListFooter({ hasMore, isLoading, searchedUntil, words, onMore }: Props) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const day = searchedUntil && hasMore ? formatDate(searchedUntil, language) : undefined;
  return (
    <Flex
      wrap
      align="center"
      justify="space-between"
      gap="small"
      className={shared.hint}
      style={{ minBlockSize: '3.75rem' }}
    >
      <p role="status">{words(day)}</p>
      {hasMore && (
        <Button onClick={onMore} loading={isLoading}>
          {isLoading ? t('requests.loadingMore') : t('requests.loadMore')}
        </Button>
      )}
    </Flex>
  );
}
