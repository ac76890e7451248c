import type { Context } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { changeDispatcher } from '../../../functions/events/change-dispatcher.ts';

const context = {} as Context;
const failing = (...numbers: string[]) => ({
  batchItemFailures: numbers.map((itemIdentifier) => ({ itemIdentifier })),
});
const consumers = () => ({ first: vi.fn(async () => failing()), second: vi.fn(async () => failing()) });
const batch = { Records: [] };

describe('the dispatcher of a table’s changes', () => {
  it('gives a batch to every consumer', async () => {
    const both = consumers();
    expect(await changeDispatcher(both)(batch, context)).toEqual(failing());
    for (const consume of Object.values(both)) expect(consume).toHaveBeenCalledExactlyOnceWith(batch, context);
  });

  it('reports what any consumer could not handle, each change once', async () => {
    const both = consumers();
    both.first.mockResolvedValue(failing('2'));
    both.second.mockResolvedValue(failing('2', '3'));
    expect(await changeDispatcher(both)(batch, context)).toEqual(failing('2', '3'));
  });

  it('fails if a consumer crashes, once the others are done', async () => {
    const both = consumers();
    const done: string[] = [];
    both.first.mockRejectedValue(new Error('crashed'));
    both.second.mockImplementation(async () => {
      await Promise.resolve();
      done.push('second');
      return failing();
    });
    await expect(changeDispatcher(both)(batch, context)).rejects.toThrow('crashed');
    expect(done).toEqual(['second']);
  });

  it('gives a replay and a deployment’s call to the consumer that they name, and its reply back', async () => {
    const both = consumers();
    both.second.mockResolvedValue({ next: 'page 2' } as never);
    const call = { ...batch, consumer: 'second', replay: true } as const;
    expect(await changeDispatcher(both)(call, context)).toEqual({ next: 'page 2' });
    expect(both.first).not.toHaveBeenCalled();
  });

  it.each(['third', 'toString'])('refuses a call for %s, which is none of its consumers', async (consumer) => {
    await expect(changeDispatcher(consumers())({ ...batch, consumer }, context)).rejects.toThrow(consumer);
  });
});
