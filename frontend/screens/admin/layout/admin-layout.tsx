import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import type { Session } from '#contracts/session';
import { EmailAddress } from '../../../components/email-address.tsx';
import { ErrorBoundary } from '../../../components/error-boundary.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { ScrollToTop } from '../../../components/scroll-to-top.tsx';
import { mainId, SkipLink } from '../../../components/skip-link.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useLanguage } from '../../../lib/use-language.ts';
import { AdminHeader } from './admin-header.tsx';
import styles from './admin-layout.module.css';
import { AdminMenu } from './admin-menu.tsx';
import { AdminSider } from './admin-sider.tsx';
import { Brand } from './brand.tsx';
import { NewBadge } from './new-badge.tsx';

/** The frame of every admin screen: menu at the side (a drawer on phones), header above. */
export function AdminLayout({ staff }: { staff: Session['staff'] }) {
  const { t } = useTranslation('admin');
  const { direction } = useLanguage();
  const { md } = useBreakpoint();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <div className={styles.layout}>
      <SkipLink />
      {md ? (
        <AdminSider />
      ) : (
        <Drawer
          open={menuOpen}
          onClose={() => setMenuOpen(false)}
          placement={direction === 'rtl' ? 'right' : 'left'}
          size={280}
          title={<Brand />}
          classNames={{ section: styles.menu, close: styles.menuClose }}
        >
          <AdminMenu onFollow={() => setMenuOpen(false)} />
          <p className={styles.menuStaff}>
            {t('layout.signedInAs')} <bdi>{staff.name}</bdi>
            <EmailAddress address={staff.email} />
          </p>
        </Drawer>
      )}
      <div className={styles.page}>
        <AdminHeader
          staff={staff}
          menuButton={
            !md && (
              <Button
                type="text"
                className={styles.menuButton}
                icon={<MenuOutlined aria-hidden />}
                aria-expanded={menuOpen}
                onClick={() => setMenuOpen(true)}
              >
                <VisuallyHidden>{t('layout.openMenu')}</VisuallyHidden>
                <NewBadge of="all" className={styles.menuBadge} />
              </Button>
            )
          }
        />
        <main className={styles.main} id={mainId} tabIndex={-1}>
          <ErrorBoundary fallback={<LoadFailure />} resetKey={pathname}>
            <Suspense fallback={<PageFrame />}>
              <Outlet />
              <ScrollToTop />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </div>
  );
}
