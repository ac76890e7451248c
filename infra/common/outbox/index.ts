import type { IncomingMessage, ServerResponse } from 'node:http';
import { mayRead, type OutboxAccess } from './access.ts';
import type { Outbox } from './outbox.ts';
import { matching, outboxPage, outboxPolicy, readShown } from './page.ts';
import { send } from './send.ts';

/** Path of the outbox on the site's origin. */
export const outboxPath = '/_outbox';

export interface OutboxSource extends Pick<Outbox, 'list'> {
  /** The reason why no mail arrives, as a sentence. */
  noMail?: string | undefined;
}

/** Serves the outbox as a page and as JSON, both with `?to=` for one recipient's mail, to those who may read it. */
export function createOutboxPages(outbox: OutboxSource, access: OutboxAccess) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://mail');
    const shown = readShown(searchParams);
    if (!(await mayRead(request, shown.token, access))) return send(response, 403, 'text/plain', refusal);
    const messages = await outbox.list();
    if (pathname === `${outboxPath}.json`) {
      return send(response, 200, 'application/json', JSON.stringify(matching(messages, shown)));
    }
    send(response, 200, 'text/html', outboxPage(messages, shown, outbox.noMail), {
      'Content-Security-Policy': outboxPolicy,
    });
  };
}

const refusal = 'Open the outbox at the address that was printed at the start, or sign in to the console first.\n';
