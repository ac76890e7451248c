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

  it('is followed by how it went; a call back needs its time', async () => {
    const { change } = await begin();
    await change({ contacted: 'phone' });
    const call_back_at = '2027-03-01T12:00:00.000Z';
    expect(issuesOf(await change({ outcome: 'call_back' }))).toEqual(['call_back_at required']);
    expect(issuesOf(await change({ outcome: 'reached', call_back_at }))).toEqual(['call_back_at required']);
    await change({ outcome: 'no_answer' });
    const { json } = await change({ outcome: 'call_back', call_back_at });
    expect(json.data.history).toMatchObject([
      { action: 'contacted' },
      { action: 'contact_ended', outcome: 'no_answer', call_back_at: null },
      { action: 'contact_ended', outcome: 'call_back', call_back_at },
    ]);
  });

  it('is undone by its author together with the status, and can be repeated at once', async () => {
    const { change } = await begin();
    const { json } = await change({ contacted: 'whatsapp', status: 'in_progress', version: 1 });
    const undo_contact = json.data.history[0].at;
    expect((await change({ undo_contact: '2027-03-01T12:00:00.000Z' })).json.code).toBe('version_conflict');
    expect((await change({ undo_contact, status: 'new', version: 1 })).json.code).toBe('version_conflict');
    const undone = await change({ undo_contact, status: 'new', version: 2 });
    expect(undone.json.data).toMatchObject({ status: 'new', version: 3 });
    expect(undone.json.data.history.at(-1)).toMatchObject({ action: 'status_changed', to: 'new' });
    expect((await change({ undo_contact })).json.code).toBe('version_conflict');
    const again = await change({ contacted: 'whatsapp' });
    expect(again.json.data.history.at(-1)).toMatchObject({ action: 'contacted', channel: 'whatsapp' });
    expect(issuesOf(await change({ contacted: 'phone', undo_contact }))).toEqual(['undo_contact not_an_option']);
  });

  it('is refused for a deleted enquiry', async () => {
    const { id, change } = await begin();
    await staff.delete(`/customs/${id}`);
    expect((await change({ contacted: 'phone' })).json.code).toBe('enquiry_not_found');
  });
});
