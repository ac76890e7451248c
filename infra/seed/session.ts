import type { Account } from './staff.ts';

export interface ApiSession {
  /**
   * Calls the API and returns the reply's `data`.
   * @throws Error naming the refused call
   */
  call<Data>(method: string, path: string, body?: unknown): Promise<Data>;
  signOut(): Promise<void>;
}

/** Signs in over HTTP, as the console does. */
export async function signIn(url: string, { email, password }: Account): Promise<ApiSession> {
  let cookie = '';
  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'X-Client': 'web',
        'Accept-Language': 'en',
        ...(cookie && { Cookie: cookie }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} was refused: ${response.status} ${await response.text()}`);
    return response;
  }

  const signedIn = await send('POST', '/session', { email, password });
  cookie = signedIn.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');

  return {
    async call<Data>(method: string, path: string, body?: unknown) {
      const reply = (await (await send(method, path, body)).json()) as { data: Data };
      return reply.data;
    },
    async signOut() {
      await send('DELETE', '/session');
    },
  };
}
