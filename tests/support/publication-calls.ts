import { beforeAll } from 'vitest';
import { program } from './bodies.ts';
import { Client, staffClient } from './client.ts';

/** Calls with which staff publish programs, and what visitors then see. */

export const visitor = new Client();
export let staff: Client;

/** Signs staff in before the tests of a file. */
export function beforeAllSignIn() {
  beforeAll(async () => {
    staff = await staffClient();
  });
}

export const create = async (changes = {}) => (await staff.post('/programs', program(changes))).json.data;
export const shown = async (id: string) => (await visitor.get(`/programs/${id}`)).json.data?.trip_name;
export const save = (id: string, trip_name: string, { rev = 0, based_on = 1 } = {}) =>
  staff.put(`/programs/${id}/draft`, { content: program({ trip_name }), rev, based_on });
export const publish = (id: string, more = {}) =>
  staff.post(`/programs/${id}/publications`, { rev: 1, note: null, publish_at: null, ...more });
export const inFuture = () => new Date(Date.now() + 3_600_000).toISOString();
export const names = async (path: string) =>
  (await staff.get(path)).json.data.map(({ version, note }: { version: number; note: string | null }) => [
    version,
    note,
  ]);
