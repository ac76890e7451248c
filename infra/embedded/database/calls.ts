import type { Worker } from 'node:worker_threads';
import type { ChangeLog, TableChange } from './changes.ts';
import type { DatabaseThreadMessage, DatabaseThreadOrder } from './thread.ts';

export interface DatabaseCalls {
  /** The change log in the database's thread. Calls fail when the thread ends. */
  log: ChangeLog;
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

/** The main thread's side of the messages to the database's thread. */
export function databaseCalls(worker: Worker, onChange: (change: TableChange) => void): DatabaseCalls {
  const waiting = new Map<number, Waiting>();
  const closed = Promise.withResolvers<void>();
  let calls = 0;

  const ask =
    <Name extends keyof ChangeLog>(name: Name) =>
    (...values: Parameters<ChangeLog[Name]>) => {
      calls += 1;
      const answer = new Promise<never>((resolve, reject) => waiting.set(calls, { resolve, reject }));
      worker.postMessage({ call: calls, name, values } as DatabaseThreadOrder);
      return answer;
    };

  worker.on('message', (message: DatabaseThreadMessage) => {
    if ('changed' in message) onChange(message.changed);
    if ('closed' in message) closed.resolve();
    if (!('call' in message)) return;
    const call = waiting.get(message.call);
    waiting.delete(message.call);
    if ('error' in message) call?.reject(new Error(message.error));
    else call?.resolve(message.result as never);
  });
  worker.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The database stopped.'));
    waiting.clear();
    closed.resolve();
  });

  return {
    log: { read: ask('read'), load: ask('load'), save: ask('save'), trim: ask('trim') },
    close() {
      worker.postMessage('close' satisfies DatabaseThreadOrder);
      return closed.promise;
    },
  };
}
