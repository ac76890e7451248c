import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Session } from '#contracts/api/session';
import { signInPath } from './next-path.ts';
import { onSessionEvent } from './session-events.ts';
import { SessionChecking, SessionUnknown } from './session-states.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { RoleContext } from './use-may.ts';
import { useSession } from './use-session.ts';

/**
 * Shows its content to signed-in staff only.
 *
 * - Nobody is signed in: redirects to the sign-in page, which leads back here.
 * - The session ends while the content is shown: the content and all input stay, behind a dialog to sign in again. If
 *   the user signed out in another tab, the dialog hides the content.
 * - The user signs out in this tab, or someone else signs in: reloads the page, so that no data stays in memory.
 */
export function SessionGuard({ children }: { children: (session: Session) => ReactNode }) {
  const location = useLocation();
  const { data: session, error, mutate } = useSession();
  const [lastSession, setLastSession] = useState(session);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const isSomebodyElse = Boolean(session && lastSession && session.staff.email !== lastSession.staff.email);
  if (session && session !== lastSession && !isSomebodyElse) {
    setLastSession(session);
    setIsSignedOut(false);
  }

  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event === 'signed_in') void mutate();
        if (event === 'signed_out') window.location.replace(signInPath(window.location));
        if (event === 'signed_out_elsewhere') setIsSignedOut(true);
        if (event === 'ended' || event === 'signed_out_elsewhere') void mutate(null, { revalidate: false });
      }),
    [mutate],
  );

  useEffect(() => {
    if (isSomebodyElse) window.location.reload();
  }, [isSomebodyElse]);

  if (lastSession) {
    const isOver = session === null || isSomebodyElse;
    return (
      <>
        <RoleContext value={lastSession.staff.role}>{children(lastSession)}</RoleContext>
        <SignInAgain open={isOver} isSignedOut={isSignedOut || isSomebodyElse} email={lastSession.staff.email} />
      </>
    );
  }
  if (session === null) return <Navigate to={signInPath(location)} replace />;
  if (error) return <SessionUnknown error={error} onRetry={() => void mutate()} />;
  return <SessionChecking />;
}
