import { describe, expect, it } from 'vitest';
import { promisesAtStart } from '#contracts/site-defaults/promises';
import { cancellationSteps } from '../../../../../../frontend/site/features/programs/cancellation-steps.ts';

const stepsOf = (program: Parameters<typeof cancellationSteps>[0]) =>
  cancellationSteps(program, promisesAtStart.cancellation);

describe('the terms of a program', () => {
  it('pay nothing back after the last step of the program’s own terms', () => {
    expect(stepsOf({ cancellation: [{ days_before: 20, refund_percent: 100 }] })).toEqual([
      { percent: 100, from: 20, to: undefined },
      { percent: 0, from: undefined, to: 19 },
    ]);
  });

  it('end at the departure where staff’s last step does', () => {
    const cancellation = [
      { days_before: 10, refund_percent: 100 },
      { days_before: 0, refund_percent: 50 },
    ];
    expect(stepsOf({ cancellation })).toEqual([
      { percent: 100, from: 10, to: undefined },
      { percent: 50, from: undefined, to: 9 },
    ]);
  });

  it('are the site’s without own ones: later, suppliers decide what is paid back, as the legal page says', () => {
    expect(stepsOf({ cancellation: null })).toEqual([
      { percent: 100, from: 15, to: undefined },
      { percent: undefined, from: undefined, to: 14 },
    ]);
  });
});
