import { announce } from './session-events.ts';
import { isSessionMissing, staffApi } from './staff-api.ts';

/** Ends the session on the server and leaves the admin in every tab. Having none any more counts as signed out. */
export async function signOut(): Promise<void> {
  try {
    await staffApi('DELETE /session');
  } catch (error) {
    if (!isSessionMissing(error)) throw error;
  }
  announce('signed_out');
}
