import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from './hint.tsx';

interface Props {
  hasMore: boolean;
  isLoading: boolean;
  /** The arrival that a search has reached, in the list's order. */
  searchedUntil: string | undefined;
  /** Returns the sentence with the number of shown entries; `day` is the one that an unfinished search has reached. */
  words: (day: string | undefined) => string;
  onMore: () => void;
}

/** The number of shown entries and, if there are more, a button to load them. */
export function ListFooter({ hasMore, isLoading, searchedUntil, words, onMore }: Props) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const day = searchedUntil && hasMore ? formatDate(searchedUntil, language) : undefined;
  return (
    <Hint as={Flex} wrap align="center" justify="space-between" gap="small" style={{ minBlockSize: '3.75rem' }}>
      <p role="status">{words(day)}</p>
      {hasMore && (
        <Button onClick={onMore} loading={isLoading}>
          {isLoading ? t('requests.loadingMore') : t('requests.loadMore')}
        </Button>
      )}
    </Hint>
  );
}
