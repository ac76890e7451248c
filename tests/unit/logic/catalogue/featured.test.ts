import { describe, expect, it } from 'vitest';
import { featuredFirst, featuredOnHome } from '#catalogue/featured';

describe('featured programs on the home page', () => {
  const many = Array.from({ length: 400 }, (_, index) => ({
    id: `0190f3a2-0000-7000-8000-${String(index).padStart(12, '0')}`,
    featured: null as boolean | null,
  }));

  it('are those that staff flagged', () => {
    const flagged = many.map((entry, index) => ({ ...entry, featured: index === 7 }));
    expect([...featuredOnHome(flagged)]).toEqual([many[7]?.id]);
  });

  it('are about 30 % by default, the same ones every time', () => {
    const chosen = featuredOnHome(many);
    expect(chosen.size / many.length).toBeGreaterThan(0.22);
    expect(chosen.size / many.length).toBeLessThan(0.38);
    expect(featuredOnHome([...many].reverse())).toEqual(chosen);
  });

  it('come first', () => {
    const order = featuredFirst([{ id: 'a' }, { id: 'b' }, { id: 'c' }], new Set(['b', 'c']));
    expect(order.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });
});
