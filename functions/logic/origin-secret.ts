import { randomBytes } from 'node:crypto';
import type { SecretPlaces } from '../data/origin-secret-places.ts';

const none = 'none';

/**
 * Replaces the secret between CDN and API without an interruption: the API accepts both before the CDN sends the new
 * one, and the old one until all locations send the new one. Run again after a failure, it continues with the same
 * secret.
 */
export async function rotateOriginSecret(places: SecretPlaces, say: (text: string) => void): Promise<void> {
  const stored = await places.read();
  const isInterrupted = stored.previous !== none;
  const { current, previous } = isInterrupted ? stored : { current: makeSecret(), previous: stored.current };
  if (!isInterrupted) await places.write({ current, previous });
  say(isInterrupted ? 'Continuing an interrupted rotation ...' : 'The API accepts the new secret too ...');
  await places.accept([current, previous]);
  say('The CDN changes to it, which takes some minutes ...');
  await places.send(current);
  await places.accept([current]);
  await places.write({ current, previous: none });
  say('The old secret is no longer accepted.');
}

const makeSecret = () => randomBytes(36).toString('hex');
