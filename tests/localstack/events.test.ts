import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { programPageKey } from '#contracts/website/pages';
import { flightRequest, program } from '../support/bodies.ts';
import { Client, staffClient } from '../support/client.ts';
import { clientOptions } from '../support/deployed-clients.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';

/** Events on the deployed application, through the services of the emulator or of AWS. */
const { environment = {}, outputs = {} } = inject('stack').emulator ?? {};
const withinTime = { timeout: 45_000, interval: 250 };

let staff: Client;

beforeAll(async () => {
  staff = await staffClient();
});

it('a new enquiry is mailed once to staff and once to the visitor, in the visitor’s language', async (context) => {
  needs('mail')(context);
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  const visitor = new Client();
  const { json } = await visitor.post('/flight-requests', flightRequest({ email }), { language: 'ar' });
  const { reference } = json.data;
  const mails = async () => (await outbox()).filter(({ subject, text }) => `${subject} ${text}`.includes(reference));
  await expect.poll(async () => (await mails()).length, withinTime).toBe(2);
  const confirmation = (await mails()).find(({ to }) => to.includes(email));
  expect(confirmation?.html).toContain('dir="rtl"');
});

describe('a changed program', () => {
  const client = new S3Client({ ...clientOptions({ environment }), forcePathStyle: true });
  const pages = (id: string) =>
    Promise.all(
      (['ar', 'en'] as const).map(async (language) => {
        const call = new GetObjectCommand({ Bucket: outputs.SiteBucketName, Key: programPageKey(id, language) });
        const object = await client.send(call).catch(() => undefined);
        return (await object?.Body?.transformToString())?.includes(id) ?? false;
      }),
    );

  it('gets its page in both languages, and loses it when deleted', async () => {
    const { json } = await staff.post('/programs', program());
    const { id } = json.data;
    await expect.poll(() => pages(id), withinTime).toEqual([true, true]);
    await staff.delete(`/programs/${id}`);
    await expect.poll(() => pages(id), withinTime).toEqual([false, false]);
  });
});
