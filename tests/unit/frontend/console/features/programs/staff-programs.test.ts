import { describe, expect, it, vi } from 'vitest';
import { listStaffPrograms } from '../../../../../../frontend/console/features/programs/use-staff-programs.ts';

const pageSize = 100;

/** Replies with as many full pages. */
const pages = (count: number) =>
  vi.fn(async (_route: string, { query }: { query: { cursor?: string | undefined } }) => {
    const number = Number(query.cursor ?? 0);
    const data = Array.from({ length: pageSize }, (_, index) => ({ id: `${number}-${index}`, typed: {} }));
    return { data, ...(number + 1 < count && { next_cursor: `${number + 1}` }) };
  });

describe('the programs for staff', () => {
  it('arrive newest first, and are told each time that their number has doubled', async () => {
    const onSome = vi.fn();
    const all = await listStaffPrograms(onSome, pages(10) as never);
    expect(all.map(({ id }) => id).filter((id) => id.endsWith('-0'))).toHaveLength(10);
    expect(onSome.mock.calls.map(([programs]) => programs.length)).toEqual([100, 200, 400, 800]);
    expect(onSome.mock.calls[0]?.[0][0].id).toBe('0-0');
  });

  it('of one page arrive at once', async () => {
    const onSome = vi.fn();
    expect(await listStaffPrograms(onSome, pages(1) as never)).toHaveLength(pageSize);
    expect(onSome).not.toHaveBeenCalled();
  });
});
