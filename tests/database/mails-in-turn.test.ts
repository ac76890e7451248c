import { afterAll, expect, it } from 'vitest';
import { enquiry, openEnquiryEvents, received } from '../support/enquiry-events.ts';

const { services, confirmToVisitor, consume, mailsTo, close } = await openEnquiryEvents();
afterAll(close);

it('has one mail at most that is sent and not marked, so that a kill doubles no other', async () => {
  const { scanItems } = await import('../../functions/data/dynamo.ts');
  const many = Array.from({ length: 6 }, () => enquiry());
  const open: number[] = [];
  services.state.onMail = async () => {
    const claims = (await scanItems('Idempotency')).filter(({ claimed_until }) => Number(claimed_until) > 0);
    open.push(claims.filter(({ sent_at }) => !sent_at).length);
  };
  expect(await consume(confirmToVisitor, ...many.map((one) => received(one)))).toEqual({ batchItemFailures: [] });
  for (const { email } of many) expect(await mailsTo(email)).toHaveLength(1);
  expect(open).toEqual([1, 1, 1, 1, 1, 1]);
});
