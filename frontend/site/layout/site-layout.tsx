import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '#contracts/website/paths';
import { ErrorBoundary } from '#shared/components/error-boundary.tsx';
import { LoadFailure } from '#shared/components/load-failure.tsx';
import { PageFrame } from '#shared/components/page-frame.tsx';
import { ScrollToTop } from '#shared/components/scroll-to-top.tsx';
import { mainId, SkipLink } from '#shared/components/skip-link.tsx';
import { ClicksBeforeHydration } from '../components/clicks-before-hydration.tsx';
import { TellHydrated } from '../components/tell-hydrated.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { ChatButton } from './chat-button.tsx';
import { ChatGreeting } from './chat-greeting.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';

/** The layout of every public screen. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const isHome = pathname === paths.home;
  return (
    <>
      <SkipLink />
      <AnnouncementBar />
      <SiteHeader overPicture={isHome} />
      <div className={isHome ? `${styles.page} ${styles.home}` : styles.page}>
        <main id={mainId} tabIndex={-1} className={isHome ? styles.bleed : styles.main}>
          <ErrorBoundary fallback={<LoadFailure />} resetKey={pathname}>
            <Suspense fallback={<PageFrame />}>
              <Outlet />
              <ScrollToTop />
              <ClicksBeforeHydration />
              {/* The home page has a boundary of its own. */}
              {!isHome && <TellHydrated />}
            </Suspense>
          </ErrorBoundary>
        </main>
        {isHome && <ChatGreeting />}
        <ChatButton overPicture={isHome} />
      </div>
      <SiteFooter />
    </>
  );
}
