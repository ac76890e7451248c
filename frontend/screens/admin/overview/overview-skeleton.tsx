import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/skeleton.tsx';
import { enquiryTypes } from '../../../features/enquiries/staff/enquiry-view.ts';
import chart from './chart/chart-panel.module.css';
import cards from './count-cards.module.css';
import styles from './overview-screen.module.css';
import panel from './panel.module.css';
import recent from './recent-requests.module.css';

const recentItems = [1, 2, 3];

/** The overview's outline, of its final size, while a first answer is on its way. */
export function OverviewSkeleton() {
  const { t } = useTranslation('adminOverview');
  return (
    <div className={styles.content} role="status" aria-busy="true" aria-label={t('loading')}>
      <div className={cards.cards}>
        {enquiryTypes.map((type) => (
          <div key={type} className={cards.card}>
            <Skeleton width="70%" height="1.25rem" />
            <Skeleton width="3.5rem" height="2.25rem" />
            <Skeleton width="85%" height="1.25rem" />
          </div>
        ))}
      </div>
      <div className={styles.panels}>
        <PanelSkeleton>
          <Skeleton className={chart.frame} />
          <Skeleton width="9rem" height="1.5rem" className={chart.skeletonFoot} />
        </PanelSkeleton>
        <PanelSkeleton>
          <div className={recent.list}>
            {recentItems.map((item) => (
              <div key={item} className={recent.item}>
                <Skeleton width="2.5rem" height="2.5rem" />
                <Skeleton width="80%" height="1.25rem" />
                <Skeleton width="3.5rem" height="1.25rem" />
              </div>
            ))}
          </div>
        </PanelSkeleton>
      </div>
    </div>
  );
}

function PanelSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={panel.panel}>
      <div className={panel.head}>
        <Skeleton width="10rem" height="1.5rem" />
      </div>
      {children}
    </div>
  );
}
