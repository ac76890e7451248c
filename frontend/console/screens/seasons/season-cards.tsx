import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { seasonDays } from '#contracts/api/season-rules';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { Hint } from '../../components/hint.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { ArabicName, EnglishName, SeasonActions, SeasonDays, type SeasonListProps } from './season-facts.tsx';

/** A year's seasons for phones and tablets. */
export function SeasonCards({ seasons, label, ...actions }: SeasonListProps & { label: string }) {
  const { t } = useTranslation('adminSeasons');
  return (
    <ul aria-label={label} className={shared.bare} style={grid('18rem', '0.75rem', 'auto-fill')}>
      {seasons.map((season) => (
        <li key={season.id}>
          <ListCard>
            <Flex vertical align="start" gap={4}>
              <ArabicName season={season} />
              <EnglishName season={season} />
            </Flex>
            <Flex align="end" justify="space-between" gap="small">
              <div>
                <SeasonDays season={season} />
                <Hint as="div">
                  {[t(`kinds.${season.kind}`), t('days', { count: seasonDays(season) })].join(t('separator'))}
                </Hint>
              </div>
              <SeasonActions season={season} {...actions} />
            </Flex>
          </ListCard>
        </li>
      ))}
    </ul>
  );
}
