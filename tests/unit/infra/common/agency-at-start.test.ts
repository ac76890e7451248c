import { expect, it, vi } from 'vitest';
import { readSettings } from '../../../../infra/common/settings.ts';
import { readStageSettings } from '../../../../infra/common/stage-settings.ts';

vi.mock('../../../../functions/contracts/website/agency-rules.ts', () => ({
  agencyIssues: () => ['cancellation is wrong'],
}));

it('neither starts nor deploys with terms of the agency that break a rule', () => {
  expect(() => readSettings({})).toThrow('cancellation is wrong.');
  expect(() => readStageSettings('dev')).toThrow('cancellation is wrong.');
});
