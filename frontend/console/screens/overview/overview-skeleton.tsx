import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Skeleton from 'antd/es/skeleton';
import { useTranslation } from 'react-i18next';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import shared from '../../components/console.module.css';
import { gap, grid } from '../../components/grid.ts';
import chart from './chart/chart-panel.module.css';
import styles from './overview-screen.module.css';

const recentItems = [1, 2, 3];
const head = <Skeleton active title={{ width: '10rem' }} paragraph={false} />;

/** The overview's skeleton, in its final size, during the first load. */
export function OverviewSkeleton() {
  const { t } = useTranslation('adminOverview');
  return (
    <Flex vertical gap={gap} role="status" aria-busy="true" aria-label={t('loading')}>
      <div style={grid('9rem', gap)}>
        {EnquiryType.options.map((type) => (
          <Card key={type} className={styles.card}>
            <Skeleton active title={{ width: '70%' }} paragraph={{ rows: 2, width: ['30%', '85%'] }} />
          </Card>
        ))}
      </div>
      <Flex wrap gap={gap}>
        <Card title={head} className={shared.most}>
          <Skeleton active title={false} paragraph={{ rows: 7 }} className={chart.frame} />
        </Card>
        <Card title={head} className={shared.half}>
          {recentItems.map((item) => (
            <Skeleton key={item} active avatar={{ shape: 'square' }} title={false} paragraph={{ rows: 2 }} />
          ))}
        </Card>
      </Flex>
    </Flex>
  );
}
