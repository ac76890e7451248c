import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Posts like an attacker: sends the head of a request and part of its body, then waits without ending it.
 *
 * @returns the reply's status, 0 if the connection ends without one, and the time until then
 */
export async function sendSlowly(url: string, path: string, headers: Record<string, string>, parts: string[] = []) {
  const { hostname, host, port } = new URL(url);
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  for (const part of parts) socket.write(part);
  try {
    const [reply] = await once(socket, 'data', { signal: AbortSignal.timeout(15_000) });
    const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(String(reply)) ?? [];
    return { status: Number(status), milliseconds: performance.now() - begun };
  } catch {
    return { status: 0, milliseconds: performance.now() - begun };
  } finally {
    socket.destroy();
  }
}
