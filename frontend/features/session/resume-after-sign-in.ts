import { onSessionEvent } from './session-events.ts';
import { isSessionMissing } from './staff-api.ts';

/**
 * Makes a call that must not be lost to a session that ends meanwhile: the user is asked to sign in over the screen, and
 * then the call is made once more. Only for calls that can be repeated.
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
