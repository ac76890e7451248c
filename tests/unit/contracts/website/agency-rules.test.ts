import { expect, it } from 'vitest';
import { agency } from '#contracts/website/agency';
import { agencyIssues } from '#contracts/website/agency-rules';

const step = (days_before: number, refund_percent: number) => ({ days_before, refund_percent });

it('accepts the agency’s own terms, and others in several steps', () => {
  expect(agencyIssues()).toEqual([]);
  expect(agency.cancellation).toEqual([step(15, 100)]);
  expect(agencyIssues([step(30, 100), step(15, 50), step(3, 0)])).toEqual([]);
});

it('refuses terms without a step, in the wrong order, or that never pay everything back', () => {
  for (const wrong of [[], [step(7, 100), step(30, 50)], [step(30, 50), step(7, 100)], [step(400, 100)]]) {
    expect(agencyIssues(wrong)).toEqual([expect.stringContaining('1 to 8 steps')]);
  }
  expect(agencyIssues([step(30, 90)])).toEqual([expect.stringContaining('pays back 100 percent')]);
});
