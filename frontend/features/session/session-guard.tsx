import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Session } from '#contracts/session';
import { signInPath } from './next-path.ts';
import { onSessionEvent } from './session-events.ts';
import { SessionChecking, SessionUnknown } from './session-states.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useSession } from './use-session.ts';

/**
 * Shows its content to staff only. Nobody signed in: to the sign-in page, which comes back here. A session that ends
 * while the content is shown: the content stays, with all that was typed, behind a dialog to sign in again. Signed out,
 * here or in another tab: to the sign-in page by a full load, so that nothing that was read stays in memory.
 */
export function SessionGuard({ children }: { children: (session: Session) => ReactNode }) {
  const location = useLocation();
  const { data: session, error, mutate } = useSession();
  const [lastSession, setLastSession] = useState(session);
  if (session && session !== lastSession) setLastSession(session);

  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event === 'ended') void mutate(null, { revalidate: false });
        if (event === 'signed_in') void mutate();
        if (event === 'signed_out') window.location.replace(signInPath(window.location));
      }),
    [mutate],
  );

  if (lastSession) {
    return (
      <>
        {children(lastSession)}
        <SignInAgain open={session === null} email={lastSession.staff.email} />
      </>
    );
  }
  if (session === null) return <Navigate to={signInPath(location)} replace />;
  if (error) return <SessionUnknown error={error} onRetry={() => void mutate()} />;
  return <SessionChecking />;
}
