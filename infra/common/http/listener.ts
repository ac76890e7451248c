import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../start-error.ts';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Milliseconds for running requests to finish when the server closes. */
const closeTimeout = 10_000;

export interface Listener {
  port: number;
  /** Sets the handler; before that, requests get 503. */
  serve(handle: Handle): void;
  close(): Promise<void>;
}

/**
 * Listens before anything else starts, so that the port is known and taken.
 * @throws StartError
 */
export async function listen({ host, port }: { host: string; port: number }): Promise<Listener> {
  let handle: Handle = async (_request, response) => {
    response.writeHead(503, { 'Retry-After': '2', 'Content-Length': 0 }).end();
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => failed(error, response));
  });
  // A slow phone needs minutes to upload photos; headers arrive at once.
  server.headersTimeout = 20_000;
  server.requestTimeout = 300_000;
  server.keepAliveTimeout = 65_000;

  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(listenMessage(error as NodeJS.ErrnoException, host, port));
  }
  return {
    port: (server.address() as AddressInfo).port,
    serve(next) {
      handle = next;
    },
    close: () => close(server),
  };
}

function listenMessage({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken; set PORT to a free one, such as PORT=${port + 1}.`;
  if (code === 'EACCES') return `Port ${port} is not open to this user; set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`;
  return `The server cannot listen on ${host}:${port}: ${message}.`;
}

function failed(error: unknown, response: ServerResponse): void {
  // The caller disconnected.
  if (response.destroyed || (error as NodeJS.ErrnoException).code === 'ECONNRESET') return;
  console.error(error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'Content-Length': 0 }).end();
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), closeTimeout);
  await closed;
  clearTimeout(timer);
}
