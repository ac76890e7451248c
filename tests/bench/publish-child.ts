import { publishAll } from '../../infra/common/publish-all.ts';

/** Runs a built function in a process of its own, for `publish.ts`: `node publish-child.ts <handler's file>`. */
export interface Published {
  /** Milliseconds. */
  wall: number;
  /** Milliseconds of the processor, of all threads. */
  cpu: number;
}

const { handler } = await import(process.argv[2] ?? '');
const context = { getRemainingTimeInMillis: () => 900_000 };

const change = (id: string) => ({
  Records: [
    {
      eventID: id,
      eventName: 'MODIFY',
      dynamodb: {
        Keys: { pk: { S: 'PROGRAM' }, sk: { S: id } },
        SequenceNumber: '1',
        ApproximateCreationDateTime: Date.now() / 1000,
      },
    },
  ],
});

interface Wish {
  /** Publishes the change of a program; without it, all programs. */
  id?: string;
  /** Leaves out the pages of single programs, which an edit of another program does not change. */
  dataOnly?: boolean;
}

async function run({ id, dataOnly = false }: Wish): Promise<void> {
  if (id) {
    const { batchItemFailures } = await handler(change(id), context);
    if (batchItemFailures.length) throw new Error('The change was not published.');
    return;
  }
  // Reports no time left, so that a call ends after each step.
  const short = { ...context, getRemainingTimeInMillis: () => 0 };
  let from: { part: string } | undefined;
  do {
    const event = { ...publishAll, ...(from && { from }) };
    const reply = await handler(event, dataOnly && from?.part !== 'pages' ? short : context);
    from = reply?.next;
    if (dataOnly && from?.part === 'pages') from = { ...from, after: '' } as typeof from;
  } while (from);
}

process.on('message', async (wish: Wish) => {
  const [start, used] = [performance.now(), process.cpuUsage()];
  try {
    await run(wish);
    const { user, system } = process.cpuUsage(used);
    process.send?.({ wall: performance.now() - start, cpu: (user + system) / 1000 });
  } catch (error) {
    process.send?.({ error: (error as Error).stack });
  }
});
