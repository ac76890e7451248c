import { expect, it } from 'vitest';
import { consumers } from '#contracts/platform/consumers';
import { synthesize } from '../stacks/synthesize.ts';

it('the dashboard shows API, consumers, tables and dead letters', () => {
  const backend = synthesize();
  const body = JSON.stringify(backend.single('AWS::CloudWatch::Dashboard')[1].Properties.DashboardBody);
  for (const metric of ['5XXError', 'Latency', 'Throttles', 'ApproximateNumberOfMessagesVisible', 'MailFailed']) {
    expect(body).toContain(metric);
  }
  for (const { id } of consumers) expect(body).toContain(backend.functionId(id));
});
