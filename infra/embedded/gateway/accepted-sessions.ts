import type { IncomingMessage } from 'node:http';
import type { Route } from '#contracts/api/route';
import type { ProxyResult } from './response.ts';

/** Far more than an agency has. */
const most = 1000;

const pattern = /(?:^|; )((?:__Host-)?session=[^;]+)/;
const sessionIn = (cookies: string) => pattern.exec(cookies)?.[1];

/** The sessions that functions have accepted. With a made-up cookie a stranger stays among the strangers. */
export class AcceptedSessions {
  readonly #sessions = new Set<string>();

  has({ headers }: IncomingMessage): boolean {
    const session = sessionIn(headers.cookie ?? '');
    return session !== undefined && this.#sessions.has(session);
  }

  /** Learns from the reply to a call: a session that staff's routes accept, and one that signing in begins. */
  learn({ access }: Route, { headers }: IncomingMessage, { statusCode, ...result }: ProxyResult): void {
    const sent = sessionIn(headers.cookie ?? '');
    if (sent && statusCode === 401) this.#sessions.delete(sent);
    else if (sent && statusCode < 400 && access !== 'public') this.#add(sent);
    const begun = Object.entries({ ...result.headers, ...result.multiValueHeaders })
      .filter(([name]) => name.toLowerCase() === 'set-cookie')
      .flatMap(([, values]) => values)
      .map((cookie) => sessionIn(String(cookie)));
    for (const session of begun) if (session) this.#add(session);
  }

  #add(session: string) {
    this.#sessions.add(session);
    const [oldest] = this.#sessions;
    if (oldest && this.#sessions.size > most) this.#sessions.delete(oldest);
  }
}
