import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import shared from '../console.module.css';

interface Props {
  count: number;
  hasMore: boolean;
  isLoading: boolean;
  /** A search covers what was received since this instant. */
  searchedUntil: string | undefined;
  onMore: () => void;
}

/** The number of shown enquiries and, if there are more, a button to load them. */
export function ListFooter({ count, hasMore, isLoading, searchedUntil, onMore }: Props) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const day = searchedUntil && hasMore ? formatDate(searchedUntil, language) : undefined;
  const shown = t(hasMore ? 'requests.shownMore' : 'requests.shown', { count });
  const words =
    day === undefined
      ? shown
      : count === 0
        ? t('requests.noMatchSoFar', { day })
        : `${shown} · ${t('requests.searchedUntil', { day })}`;
  return (
    <Flex
      wrap
      align="center"
      justify="space-between"
      gap="small"
      className={shared.hint}
      style={{ minBlockSize: '3.75rem' }}
    >
      <p role="status">{words}</p>
      {hasMore && (
        <Button onClick={onMore} loading={isLoading}>
          {isLoading ? t('requests.loadingMore') : t('requests.loadMore')}
        </Button>
      )}
    </Flex>
  );
}
