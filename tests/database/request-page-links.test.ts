import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FlightRequestBody } from '#contracts/api/enquiries';
import { flightRequest } from '../support/bodies.ts';
import { by, leg, openRequestPages, refused } from '../support/request-page-database.ts';

/** The links to the page of a request over a real database: which open it, and when they end. */

let pages: Awaited<ReturnType<typeof openRequestPages>>;
let links: typeof import('../../functions/logic/request-page/links.ts');
let dynamo: typeof import('../../functions/data/dynamo.ts');

beforeAll(async () => {
  pages = await openRequestPages();
  links = await import('../../functions/logic/request-page/links.ts');
  dynamo = await import('../../functions/data/dynamo.ts');
}, 30_000);

beforeEach(() => pages.database.empty());
afterAll(() => pages?.database.close());

describe('the link of the receipt', () => {
  it('opens the page, and only its hash is stored', async () => {
    const receipt = await pages.send();
    expect(receipt.secret).toMatch(/^[\w-]{32}$/);
    const page = await pages.read(receipt);
    expect(page).toMatchObject({
      reference: receipt.reference,
      status: 'new',
      phone_end: '4567',
      masked_email: 'n•••@example.com',
    });
    expect(page.type).toBe('flight');
    expect(page.asked).toContainEqual({ kind: 'text', name: 'main_arrival', value: 'Istanbul (IST)' });
    const item = await dynamo.getItem('Enquiries', { pk: 'flight', sk: receipt.id });
    expect(item?.links).toEqual([
      { by: 'receipt', at: expect.any(String), hash: expect.stringMatching(/^[\da-f]{64}$/) },
    ]);
    expect(JSON.stringify(item)).not.toContain(receipt.secret);
  });

  it('is another one after a repetition with the same key, and both open the page', async () => {
    const key = randomUUID();
    const email = 'nora@example.com';
    const [first, second] = [await pages.send({ email }, key), await pages.send({ email }, key)];
    expect(second.id).toBe(first.id);
    expect(second.secret).not.toBe(first.secret);
    for (const receipt of [first, second]) expect((await pages.read(receipt)).reference).toBe(first.reference);
  });

  it('gets the same reply as an unknown reference if it is another request’s', async () => {
    const [one, other] = [await pages.send(), await pages.send({ phone: '0559998877' })];
    const wrong = refused('request_link_invalid');
    await expect(pages.read({ reference: one.reference, secret: other.secret })).rejects.toEqual(wrong);
    await expect(pages.read({ reference: 'F-0000-0000', secret: one.secret })).rejects.toEqual(wrong);
    await expect(pages.read({ reference: 'nothing', secret: one.secret })).rejects.toEqual(wrong);
    await expect(pages.write({ reference: one.reference, secret: other.secret }, 'Hello')).rejects.toEqual(wrong);
  });

  it('ends when staff end all links, and when they correct the address to which one was mailed', async () => {
    const { correctEnquiry } = await import('../../functions/logic/enquiries/correct-enquiry.ts');
    const receipt = await pages.send();
    const { secret } = await links.makeLinkForStaff({ type: 'flight', id: receipt.id });
    await pages.read({ ...receipt, secret });
    await links.endAllLinks({ type: 'flight', id: receipt.id });
    for (const one of [receipt.secret, secret]) {
      await expect(pages.read({ ...receipt, secret: one })).rejects.toEqual(refused('request_link_invalid'));
    }
    const second = await links.makeLinkForStaff({ type: 'flight', id: receipt.id });
    const { consent: _, ...sent } = flightRequest({ legs: [leg], email: 'right@example.com', language: 'en' });
    const body = { ...FlightRequestBody.parse(sent), ...{ type: 'flight', language: 'en', version: 1 } } as never;
    await correctEnquiry({
      params: { type: 'flight', id: receipt.id },
      body,
      session: { staff: by },
      report: () => undefined,
    });
    await expect(pages.read({ ...receipt, secret: second.secret })).rejects.toEqual(refused('request_link_invalid'));
  });

  it.each([
    ['that staff make is one of twenty: the oldest of theirs ends, and none of the customer’s', 'staff'],
    ['by mail is one of twenty: the oldest of the customer’s ends, and none of staff’s', 'mail'],
  ] as const)('%s', async (_, by) => {
    const receipt = await pages.send();
    const enquiry = { type: 'flight', id: receipt.id } as const;
    const make = async (from: typeof by) => ({ ...receipt, secret: (await links.makeLink(enquiry, from)) ?? '' });
    const sentByStaff = await make('staff');
    const made = [];
    for (let count = 0; count < 20; count++) made.push(await make(by));
    const [ended, kept] = by === 'staff' ? [sentByStaff, receipt] : [receipt, sentByStaff];
    await expect(pages.read(ended)).rejects.toEqual(refused('request_link_invalid'));
    for (const link of [kept, ...made]) await pages.read(link);
    const { getEnquiry } = await import('../../functions/data/enquiries.ts');
    const stored = (await getEnquiry('flight', receipt.id)).links;
    expect(stored.map(({ at }) => at)).toEqual(stored.map(({ at }) => at).toSorted());
    expect(stored).toHaveLength(21);
    await links.endAllLinks(enquiry);
    for (const link of [kept, ...made]) await expect(pages.read(link)).rejects.toEqual(refused('request_link_invalid'));
  });
});
