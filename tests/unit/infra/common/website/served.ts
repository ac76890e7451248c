import { onTestFinished } from 'vitest';
import { type Handle, listen } from '../../../../../infra/common/http/listener.ts';

/** Serves requests on a free port during one test; returns the origin. */
export async function served(handle: Handle): Promise<string> {
  const listener = await listen({ host: '127.0.0.1', port: 0 });
  listener.serve(handle);
  onTestFinished(() => listener.close());
  return `http://127.0.0.1:${listener.port}`;
}
