import { expect, it } from 'vitest';
import type { SecretPlaces, StoredSecret } from '../../../functions/data/origin-secret-places.ts';
import { rotateOriginSecret } from '../../../functions/logic/origin-secret.ts';

/** A deployed CDN and API. Each change fails if the API would refuse the CDN after it. */
function startPlaces() {
  const state = {
    stored: { current: 'first', previous: 'none' } as StoredSecret,
    accepted: ['first'],
    sent: 'first',
    /** Changes until the next failure. */
    left: Number.POSITIVE_INFINITY,
  };
  const change = (changes: Partial<typeof state>) => {
    if (state.left === 0) throw new Error('interrupted');
    state.left -= 1;
    Object.assign(state, changes);
    expect(state.accepted).toContain(state.sent);
  };
  const places: SecretPlaces = {
    read: async () => state.stored,
    write: async (stored) => change({ stored }),
    accept: async (accepted) => change({ accepted: [...accepted] }),
    send: async (sent) => change({ sent }),
  };
  return { state, rotate: () => rotateOriginSecret(places, () => {}) };
}

it('replaces the secret without the API ever refusing the CDN', async () => {
  const { state, rotate } = startPlaces();
  await rotate();
  expect(state.sent).toMatch(/^[\da-f]{72}$/);
  expect(state).toMatchObject({ stored: { current: state.sent, previous: 'none' }, accepted: [state.sent] });
  const before = state.sent;
  await rotate();
  expect(state.sent).not.toBe(before);
  expect(state.accepted).not.toContain(before);
});

it.each([0, 1, 2, 3, 4])('continues after a failure at step %i with the same secret', async (done) => {
  const { state, rotate } = startPlaces();
  state.left = done;
  await expect(rotate()).rejects.toThrow('interrupted');
  const begun = state.stored.current;
  state.left = Number.POSITIVE_INFINITY;
  await rotate();
  expect(state.accepted).toEqual([state.sent]);
  expect(state.sent === begun).toBe(done > 0);
  expect(state.sent).not.toBe('first');
});
