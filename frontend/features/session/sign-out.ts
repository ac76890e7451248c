import { announce } from './session-events.ts';
import { isSessionMissing, staffApi } from './staff-api.ts';

/**
 * Ends the session on the server and leaves the console in every tab. A session that has already ended counts as signed
 * out.
 */
export async function signOut(): Promise<void> {
  try {
    await staffApi('DELETE /session');
  } catch (error) {
    if (!isSessionMissing(error)) throw error;
  }
  announce('signed_out');
}
