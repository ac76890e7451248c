import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { useTranslation } from 'react-i18next';
import { seasonLimits } from '#contracts/api/season-rules';
import { StateMessage } from '#shared/components/state-message.tsx';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { countWithoutEnglish, groupSeasons } from '../../features/seasons/season-groups.ts';
import { isFull } from '../../features/seasons/suggest-seasons.ts';
import type { SeasonList } from '../../features/seasons/use-seasons.ts';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import { SeasonCards } from './season-cards.tsx';
import type { SeasonActionsProps } from './season-facts.tsx';
import { SeasonTable } from './season-table.tsx';

interface Props extends Omit<SeasonActionsProps, 'season'> {
  list: SeasonList;
  onSuggest: () => void;
}

/** Shows the seasons by year, with those that are over folded away; else a skeleton, a problem or an empty message. */
export function SeasonResults({ list: { stored, error, refresh }, onSuggest, ...actions }: Props) {
  const { t } = useTranslation('adminSeasons');
  const { xl } = useBreakpoint();
  const today = useToday();
  if (!stored) {
    return error ? (
      <LoadProblem title={t('loadFailed')} error={error} onRetry={refresh} />
    ) : (
      <ListSkeleton label={t('loading')} />
    );
  }
  const { seasons } = stored;
  const { years, past } = groupSeasons(seasons, today);
  const withoutEnglish = countWithoutEnglish(seasons);
  const List = xl ? SeasonTable : SeasonCards;
  return (
    <>
      <LoadAlert type="warning" title={t('refreshFailed')} error={error} onRetry={refresh} />
      {isFull(seasons) && (
        <Alert className={shared.apart} type="info" showIcon title={t('full', { count: seasonLimits.seasons })} />
      )}
      {withoutEnglish > 0 && (
        <Alert className={shared.apart} type="warning" showIcon title={t('missing', { count: withoutEnglish })} />
      )}
      {years.length === 0 && (
        <StateMessage scene="empty" title={t('empty.title')} text={t('empty.text')}>
          <Button type="primary" disabled={isFull(seasons)} onClick={onSuggest}>
            {t('suggest.open')}
          </Button>
        </StateMessage>
      )}
      <Flex vertical gap="large">
        {years.map(([year, ofYear]) => (
          <section key={year} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`} className={shared.subhead}>
              {year}
            </h2>
            <List label={year} seasons={ofYear} {...actions} />
          </section>
        ))}
        {past.length > 0 && (
          <details>
            <summary className={shared.summary}>{t('past', { count: past.length })}</summary>
            <List label={t('past', { count: past.length })} seasons={past} {...actions} />
          </details>
        )}
        {seasons.length > 0 && <Hint>{t('sighting')}</Hint>}
      </Flex>
    </>
  );
}
