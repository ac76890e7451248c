import { describe, expect, it } from 'vitest';
import { minutesEnd, scaleEnd } from '../../../../../../../frontend/console/screens/overview/figures/scale.ts';

describe('the scale of a chart', () => {
  it('ends at a round number that has room for the most', () => {
    const ends = [1, 2, 3, 7, 10, 11, 25, 34, 99, 100, 101, 980].map(scaleEnd);
    expect(ends).toEqual([2, 2, 4, 8, 10, 20, 30, 40, 100, 100, 200, 1000]);
  });

  it('ends at whole hours for times from one on', () => {
    expect([7, 45, 60, 61, 150, 700].map(minutesEnd)).toEqual([8, 50, 60, 120, 240, 1200]);
  });
});
