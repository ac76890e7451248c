import Flex from 'antd/es/flex';
import Statistic from 'antd/es/statistic';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import shared from '../../components/console.module.css';
import { gap, grid } from '../../components/grid.ts';
import { ListCard } from '../../components/list-card.tsx';
import { requestsOf } from '../../features/enquiries/figure-link.tsx';
import { type Period, periodBefore } from '../../features/enquiries/period.ts';
import { typeLook } from '../../features/enquiries/type-look.tsx';
import { typePaths } from '../../features/enquiries/type-paths.ts';
import type { Counts } from '../../features/enquiries/use-overview.ts';
import styles from './overview-screen.module.css';
import { Trend } from './trend.tsx';

/** The number of enquiries by type, each with a link to them. */
export function CountCards({ counts, period }: { counts: Counts; period: Period }) {
  const { t } = useTranslation('adminOverview');
  return (
    <ul className={shared.bare} style={grid('9rem', gap)} aria-label={t('cards.label')}>
      {EnquiryType.options.map((type) => {
        const { icon: Sign } = typeLook[type];
        return (
          <li key={type}>
            <ListCard hoverable className={styles.card}>
              <Statistic
                title={
                  <Flex gap="small" align="baseline">
                    <Sign aria-hidden />
                    <Link to={requestsOf(period, {}, typePaths[type])} className={shared.stretched}>
                      {t(`cards.${type}`)}
                    </Link>
                  </Flex>
                }
                value={counts[type].count}
              />
              <Trend
                counts={counts[type]}
                name={t(`cards.${type}`)}
                to={requestsOf(periodBefore(period), {}, typePaths[type])}
              />
            </ListCard>
          </li>
        );
      })}
    </ul>
  );
}
