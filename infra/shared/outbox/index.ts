import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Outbox } from './outbox.ts';
import { matching, outboxPage, outboxPolicy, readShown } from './page.ts';
import { send } from './send.ts';

/** Path of the outbox on the site's origin. */
export const outboxPath = '/_outbox';

export interface OutboxSource extends Pick<Outbox, 'list'> {
  /** The reason that no mail arrives, as a sentence. */
  noMail?: string | undefined;
}

/**
 * Serves the outbox as a page and as JSON, both with `?to=` for one receiver's mail. Serves this machine only, since
 * mails contain password links.
 */
export function createOutboxPages(outbox: OutboxSource) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isLocal(request))
      return send(response, 403, 'text/plain', 'The outbox is only shown on the machine it is on.\n');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://mail');
    const shown = readShown(searchParams);
    const messages = await outbox.list();
    if (pathname === `${outboxPath}.json`) {
      return send(response, 200, 'application/json', JSON.stringify(matching(messages, shown)));
    }
    send(response, 200, 'text/html', outboxPage(messages, shown, outbox.noMail), {
      'Content-Security-Policy': outboxPolicy,
    });
  };
}

/**
 * Checks address and host. Another host name means that a page of another site resolves to this machine (DNS
 * rebinding).
 */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const isLoopback = address === '::1' || address.startsWith('127.');
  return isLoopback && /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}
