import type { ServerResponse } from 'node:http';

/** Sends a text that must not be cached. */
export function send(response: ServerResponse, status: number, type: string, body: string, headers = {}): void {
  response
    .writeHead(status, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      ...headers,
    })
    .end(body);
}
