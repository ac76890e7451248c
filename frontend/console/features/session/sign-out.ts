import { announce } from './session-events.ts';
import { isSessionMissing, staffApi } from './staff-api.ts';

const duties = new Set<() => Promise<unknown>>();

/** Has `duty` done before the session ends, which it still needs. Returns a function that takes it back. */
export function beforeSignOut(duty: () => Promise<unknown>): () => void {
  duties.add(duty);
  return () => void duties.delete(duty);
}

/**
 * Ends the session on the server and leaves the console in every tab. A session that has already ended counts as signed
 * out.
 */
export async function signOut(): Promise<void> {
  await Promise.allSettled([...duties].map((duty) => duty()));
  try {
    await staffApi('DELETE /session');
  } catch (error) {
    if (!isSessionMissing(error)) throw error;
  }
  announce('signed_out');
}
