import Card from 'antd/es/card';
import Skeleton from 'antd/es/skeleton';
import { useTranslation } from 'react-i18next';
import { Skeleton as Block } from '#shared/components/skeleton.tsx';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import frameStyles from './photo-frame.module.css';

/** The number of placeholders (docs/product.md). */
const placeholders = [1, 2, 3, 4, 5, 6];

/** The grid's skeleton during its first load, with cards of the same size. */
export function ProgramsSkeleton() {
  const { t } = useTranslation('adminPrograms');
  return (
    <>
      <div style={{ marginBlockEnd: '1.25rem' }}>
        <Block width="min(100%, 19rem)" height="3rem" />
      </div>
      <ul
        className={shared.bare}
        style={grid('max(19rem, 30%)', '1.25rem', 'auto-fill')}
        aria-label={t('loading')}
        aria-busy="true"
      >
        {placeholders.map((number) => (
          <li key={number}>
            <Card size="small" aria-hidden cover={<Block className={frameStyles.frame} />}>
              <Skeleton active title={{ width: '70%' }} paragraph={{ rows: 3, width: ['35%', '80%', '100%'] }} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
