import { onSessionEvent } from './session-events.ts';
import { isSessionMissing } from './staff-api.ts';

/**
 * Makes a call and repeats it if the session has ended: the user signs in over the screen first. Only for idempotent
 * calls.
 */
export async function resumeAfterSignIn<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  try {
    return await call();
  } catch (error) {
    if (!isSessionMissing(error)) throw error;
    await signedIn();
    return call();
  }
}

const signedIn = () =>
  new Promise<void>((resolve) => {
    const stop = onSessionEvent((event) => {
      if (event !== 'signed_in') return;
      stop();
      resolve();
    });
  });
