import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '#contracts/website/paths';
import { EarlyClicks } from '../../components/early-clicks.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { ScrollToTop } from '../../components/scroll-to-top.tsx';
import { mainId, SkipLink } from '../../components/skip-link.tsx';
import { ChatButton } from './chat-button.tsx';
import { ChatGreeting } from './chat-greeting.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';

const forms: readonly string[] = [paths.contact, paths.customJourney, paths.flightBooking, paths.hotelBooking];

/** The layout of every public screen. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const isHome = pathname === paths.home;
  return (
    <>
      <SkipLink />
      <SiteHeader overPicture={isHome} />
      <div className={styles.page}>
        <main id={mainId} tabIndex={-1} className={isHome ? styles.bleed : styles.main}>
          <ErrorBoundary fallback={<LoadFailure />} resetKey={pathname}>
            <Suspense fallback={<PageFrame />}>
              <Outlet />
              <ScrollToTop />
              <EarlyClicks />
            </Suspense>
          </ErrorBoundary>
        </main>
        {isHome && <ChatGreeting />}
        <ChatButton overForm={forms.includes(pathname)} />
      </div>
      <SiteFooter />
    </>
  );
}
