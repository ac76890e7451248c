import App from 'antd/es/app';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#contracts/website/paths';
import { WaitingContext } from '#shared/components/page-title.tsx';
import { useLanguage } from '#shared/lib/use-language.ts';
import { countText, NewEnquiriesWatch } from '../features/enquiries/new-enquiries.tsx';
import { SessionGuard } from '../features/session/session-guard.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { useCounted } from './use-counted.ts';

/** In pixels: above the footer of a dialog, which on a phone is as wide as the window. */
const noticeBottom = 88;

/** In seconds, for notices without a time of their own, which say why something failed. */
const noticeTime = 12;

/**
 * The console's layout around each screen. `App.useApp()` shows notices at the bottom, at the inline start, since
 * buttons are at the top (header, panels, dialogs) or at the inline end (rows, footers of dialogs).
 */
export default function Console() {
  const { direction } = useLanguage();
  const placement = direction === 'rtl' ? 'bottomRight' : 'bottomLeft';
  return (
    <App notification={{ placement, bottom: noticeBottom, duration: noticeTime }}>
      <SessionGuard>
        {({ staff, two_step_due }) =>
          two_step_due ? (
            <TwoStepFirst>
              <AdminLayout staff={staff} />
            </TwoStepFirst>
          ) : (
            <NewEnquiriesWatch>
              <Titled>
                <AdminLayout staff={staff} />
              </Titled>
            </NewEnquiriesWatch>
          )
        }
      </SessionGuard>
    </App>
  );
}

/** Redirects to the setup of two-step sign-in while it is mandatory: every other call is refused until then. */
function TwoStepFirst({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return pathname === paths.admin.account ? children : <Navigate to={paths.admin.account} replace />;
}

/** Adds to every page title how many requests need an answer, and how many of them are late or due soon. */
function Titled({ children }: { children: ReactNode }) {
  const waiting = useCounted('all');
  const words = waiting && [countText(waiting), waiting.mostUrgent].filter(Boolean).join(' · ');
  return <WaitingContext value={words}>{children}</WaitingContext>;
}
