import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const recorderPath = '/page-errors.js';

/** Runs first in each page, because WebKit's driver does not report what a page writes to its console. */
const recorder = `
window.pageErrors = [];
const note = (...parts) => pageErrors.push(parts.map(String).join(' '));
addEventListener('error', ({ message }) => message && note(message));
addEventListener('unhandledrejection', ({ reason }) => note(reason));
const { error } = console;
console.error = (...parts) => { note(...parts); error(...parts); };`;

/** Starts a server in front of the site that makes each page record its errors in `window.pageErrors`. */
export async function startRecordingProxy(): Promise<{ url: string; serve(site: string): void; close(): void }> {
  let origin = '';
  const server = createServer((call, answer) => {
    if (call.url === recorderPath) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(recorder);
      return;
    }
    const headers = { ...call.headers };
    // A page must arrive as plain text, and completely.
    for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const forwarded = request(`${origin}${call.url}`, { method: call.method, headers }, (reply) => {
      if (!reply.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
        return;
      }
      delete reply.headers['content-length'];
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      let page = '';
      reply.setEncoding('utf8').on('data', (part) => {
        page += part;
      });
      reply.on('end', () => answer.end(page.replace('<head>', `<head><script src="${recorderPath}"></script>`)));
    });
    forwarded.on('error', () => answer.destroy());
    call.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve(site) {
      origin = site;
    },
    close: () => closeNow(server),
  };
}

function closeNow(server: Server): void {
  server.close();
  server.closeAllConnections();
}
