import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Flex from 'antd/es/flex';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import Layout, { Content } from 'antd/es/layout/layout';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import type { Session } from '#contracts/api/session';
import { paths } from '#contracts/website/paths';
import { EmailAddress } from '#shared/components/email-address.tsx';
import { ErrorBoundary } from '#shared/components/error-boundary.tsx';
import { LoadFailure } from '#shared/components/load-failure.tsx';
import { PageFrame } from '#shared/components/page-frame.tsx';
import { ScrollToTop } from '#shared/components/scroll-to-top.tsx';
import { mainId, SkipLink } from '#shared/components/skip-link.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { palette } from '#shared/lib/palette.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../components/console.module.css';
import { AdminHeader } from './admin-header.tsx';
import styles from './admin-layout.module.css';
import { AdminMenu } from './admin-menu.tsx';
import { AdminSider } from './admin-sider.tsx';
import { Brand } from './brand.tsx';
import { LaterNews } from './later-news.tsx';
import { NewBadge, NewCount } from './new-badge.tsx';
import { usePalette, usePaletteSoon } from './palette/use-palette.tsx';

/** The drawer's colours match the sider's. */
const darkDrawer = {
  section: { background: palette.tealDarkest, color: palette.white },
  close: { color: palette.white },
};

/** The layout of every console screen: the menu at the side (a drawer on phones) and the header. */
export function AdminLayout({ staff }: { staff: Session['staff'] }) {
  const { t } = useTranslation('admin');
  const { direction } = useLanguage();
  const { md } = useBreakpoint();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const { dialogs, openPalette } = usePalette();
  return (
    <Layout hasSider={Boolean(md)} className={styles.layout}>
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
          styles={darkDrawer}
        >
          <AdminMenu onFollow={() => setMenuOpen(false)} />
          <Flex vertical align="start" className={styles.menuStaff}>
            {t('layout.signedInAs')} <bdi>{staff.name}</bdi>
            <EmailAddress address={staff.email} />
            <Link to={paths.admin.account} className={shared.toggle} onClick={() => setMenuOpen(false)}>
              {t('layout.account')}
            </Link>
          </Flex>
        </Drawer>
      )}
      <Layout>
        <AdminHeader
          staff={staff}
          onPalette={openPalette}
          menuButton={
            !md && (
              <Button
                type="text"
                icon={
                  <NewBadge of="all">
                    <MenuOutlined aria-hidden />
                  </NewBadge>
                }
                aria-expanded={menuOpen}
                onClick={() => setMenuOpen(true)}
              >
                <VisuallyHidden>{t('layout.openMenu')}</VisuallyHidden>
                <NewCount of="all" />
              </Button>
            )
          }
        />
        <Content className={styles.main} id={mainId} tabIndex={-1}>
          <LaterNews />
          <ErrorBoundary fallback={<LoadFailure />} resetKey={pathname}>
            <Suspense fallback={<PageFrame />}>
              <Outlet />
              <ScrollToTop />
              <PaletteSoon />
            </Suspense>
          </ErrorBoundary>
        </Content>
      </Layout>
      {dialogs}
    </Layout>
  );
}

/** Waits with the screens, so that the first of them is there before the palette's code. */
function PaletteSoon() {
  usePaletteSoon();
  return null;
}
