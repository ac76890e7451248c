import { beforeAll, describe, expect, it } from 'vitest';
import { customRequest } from '../support/bodies.ts';
import { type Client, issuesOf, staffClient } from '../support/client.ts';
import { customer, send } from '../support/enquiry-calls.ts';

let staff: Client;

beforeAll(async () => {
  staff = await staffClient();
});

describe('a recorded contact', () => {
  const begin = async () => {
    const { id } = await send('/customs', customRequest(customer()));
    return { id, change: (body: object) => staff.patch(`/customs/${id}`, body) };
  };

  it('stores person, channel and time, and keeps status and version', async () => {
    const { change } = await begin();
    const { status, json } = await change({ contacted: 'whatsapp' });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ status: 'new', version: 1 });
    expect(json.data.history).toEqual([
      {
        action: 'contacted',
        channel: 'whatsapp',
        at: expect.stringMatching(/Z$/),
        by: { email: expect.stringContaining('@'), name: expect.any(String) },
      },
    ]);
    expect(issuesOf(await change({ contacted: 'fax' }))).toEqual(['contacted not_an_option']);
  });

  it('causes no version conflict, neither its own nor with the next status change', async () => {
    const { change } = await begin();
    await change({ contacted: 'phone', version: 1 });
    expect((await change({ status: 'in_progress', version: 1 })).json.data.version).toBe(2);
    expect((await change({ contacted: 'email', version: 1 })).status).toBe(200);
    expect((await change({ note: 'No answer.', version: 1 })).status).toBe(200);
    expect((await change({ status: 'done', version: 1 })).json.code).toBe('version_conflict');
  });

  it('counts a double click once, and keeps the note of the second', async () => {
    const { change } = await begin();
    await Promise.all([change({ contacted: 'phone' }), change({ contacted: 'phone' })]);
    await change({ contacted: 'phone', status: 'in_progress', note: 'Will call back.' });
    const { json } = await change({ contacted: 'email' });
    expect(json.data.history.map(({ action }: { action: string }) => action)).toEqual([
      'contacted',
      'status_changed',
      'note_added',
      'contacted',
    ]);
  });

  it('is refused for a deleted enquiry', async () => {
    const { id, change } = await begin();
    await staff.delete(`/customs/${id}`);
    expect((await change({ contacted: 'phone' })).json.code).toBe('enquiry_not_found');
  });
});
