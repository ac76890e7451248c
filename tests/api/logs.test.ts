import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { message } from '../support/bodies.ts';
import { type Answer, Client, staffClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';

const { dataDir, adminEmail } = inject('stack');

// Deployed functions log to CloudWatch.
describe('the log', () => {
  beforeEach(needs('process'));

  it('has one line per request, with its id and no personal data', async () => {
    const person = { name: `Person ${crypto.randomUUID()}`, email: 'logged-nowhere@example.com', phone: '0559990001' };
    const { headers } = await new Client().post('/messages', message(person));
    const id = headers.get('x-request-id') ?? '';
    await new Client().post('/messages', message({ ...person, message: '' }));
    const log = async () => readFile(join(dataDir, 'functions.log'), 'utf8');
    await eventually(async () => expect(await log()).toContain(id));

    // Consumers log the same id.
    const lines = (await log()).split('\n').filter((line) => line.includes(id) && line.includes('"operation"'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ operation: 'createMessage', status: 201, request_id: id });
    for (const secret of [person.name, person.email, '559990001', 'example.com'])
      expect(await log()).not.toContain(secret);
  });

  it('names the network of a refused caller, never the address, and nothing of one who is not refused', async () => {
    const caller = new Client();
    const network = caller.address.replace(/\d+$/, '0/24');
    const id = async (answer: Promise<Answer>) => (await answer).headers.get('x-request-id') ?? '';
    const refused = await id(caller.signIn(`${crypto.randomUUID()}@rihla.example`, 'not the password'));
    const served = await id(caller.get('/programs/current?limit=1'));
    const sent = await id(caller.post('/messages', message()));
    const log = async () => readFile(join(dataDir, 'functions.log'), 'utf8');
    await eventually(async () => expect(await log()).toContain(sent));
    const lineOf = async (request: string) =>
      JSON.parse(
        (await log()).split('\n').find((line) => line.includes(request) && line.includes('"operation"')) ?? '{}',
      );
    expect(await lineOf(refused)).toMatchObject({ operation: 'signIn', status: 401, network });
    expect(await lineOf(served)).toMatchObject({ operation: 'listCurrentPrograms', status: 401, network });
    expect(await lineOf(sent)).not.toHaveProperty('network');
    expect((await log()).match(new RegExp(`"${caller.address.replaceAll('.', '\\.')}"`))).toBeNull();
  });

  it('contains no search words of staff, even if the call fails', async () => {
    const staff = await staffClient();
    const digits = String(randomInt(10_000_000)).padStart(7, '0');
    const [phone, email, name] = [`055${digits}`, `sought-${digits}@example.com`, `Sought ${digits}`];
    for (const q of [phone, email, name]) {
      expect((await staff.search({ q })).status).toBe(200);
      expect((await staff.search({ q, type: 'visa' })).status).toBe(422);
      expect((await staff.post('/activity/searches', { staff: email, record: phone })).status).toBe(200);
      // The console of an older version, in a tab that has stayed open.
      expect((await staff.get(`/requests?q=${encodeURIComponent(q)}&limit=1`)).status).toBe(200);
    }
    await staff.post('/privacy/searches', { phone, email });
    const id = (await staff.get('/overview/new')).headers.get('x-request-id') ?? '';
    const logs = async () => {
      const files = await readdir(dataDir, { recursive: true });
      return Promise.all(
        files.filter((file) => /\.log(\.\d+)?$/.test(file)).map((file) => readFile(join(dataDir, file), 'utf8')),
      );
    };
    await eventually(async () => expect((await logs()).join()).toContain(id));
    expect((await logs()).join()).not.toContain(digits);
  });

  it('names the staff member who called', async () => {
    const staff = await staffClient();
    const id = (await staff.get('/overview/new')).headers.get('x-request-id') ?? '';
    await eventually(async () => {
      const log = await readFile(join(dataDir, 'functions.log'), 'utf8');
      const line = log.split('\n').find((line) => line.includes(id));
      expect(JSON.parse(line ?? '{}')).toMatchObject({ operation: 'countNewRequests', staff: adminEmail });
    });
  });

  it('contains the browser’s trace id from the request to its mails', async () => {
    const traceId = `1-6920aaaa-${crypto.randomUUID().replaceAll('-', '').slice(0, 24)}`;
    const headers = { 'X-Amzn-Trace-Id': `Root=${traceId}` };
    await new Client().post('/messages', message(), { headers });
    await eventually(async () => {
      const lines = (await readFile(join(dataDir, 'functions.log'), 'utf8')).split('\n');
      const traced = lines.filter((line) => line.includes(traceId)).map((line) => JSON.parse(line));
      const names = traced.map(({ operation, consumer }) => operation ?? consumer).toSorted();
      expect(names).toEqual(['confirmToVisitor', 'createMessage', 'fileCustomer', 'notifyStaff', 'takeIn']);
    });
  });
});
