import { randomInt } from 'node:crypto';
import { inject } from 'vitest';

export interface Call {
  body?: unknown;
  headers?: Record<string, string | undefined>;
  language?: 'ar' | 'en';
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of many shapes
  json: any;
}

/** An HTTP client that behaves like our pages: client marker, language and a cookie jar. */
export class Client {
  readonly #base: string;
  /** A different address for each client, so that tests do not share throttling. */
  address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  /** The cookies of the latest sign-in. */
  cookie: string | undefined;

  constructor(base = inject('stack').url) {
    this.#base = base;
  }

  get = (path: string, call: Call = {}) => this.send('GET', path, call);
  post = (path: string, body?: unknown, call: Call = {}) => this.send('POST', path, { ...call, body });
  put = (path: string, body?: unknown, call: Call = {}) => this.send('PUT', path, { ...call, body });
  patch = (path: string, body?: unknown, call: Call = {}) => this.send('PATCH', path, { ...call, body });
  search = (search: object) => this.post('/requests/searches', search);
  delete = (path: string, call: Call = {}) => this.send('DELETE', path, call);

  async send(method: string, path: string, { body, headers = {}, language = 'en' }: Call = {}): Promise<Answer> {
    const raw = body === undefined || typeof body === 'string' || body instanceof FormData;
    const given = {
      'Accept-Language': language,
      'X-Client': 'web',
      'X-Forwarded-For': this.address,
      Cookie: this.cookie,
      ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...headers,
    };
    const response = await fetch(`${this.#base}/api${path}`, {
      method,
      headers: Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined),
      ...(body !== undefined && { body: raw ? (body as string | FormData) : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = text && response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, json: isJson ? JSON.parse(text) : text };
  }

  /** Signs in and keeps the cookies. */
  async signIn(email = inject('stack').adminEmail, password = inject('stack').adminPassword, remember = false) {
    const answer = await this.post('/session', { email, password, remember });
    this.cookie = cookiesOf(answer);
    return answer;
  }
}

/** Returns the cookies that a reply sets, in the form of a `Cookie` header. */
export const cookiesOf = ({ headers }: Answer): string | undefined =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ') || undefined;

export async function staffClient(): Promise<Client> {
  const client = new Client();
  const { status } = await client.signIn();
  if (status !== 201) throw new Error(`Signing in answered ${status}`);
  return client;
}

/** Returns the fields and codes of a validation problem, as `field code`. */
export const issuesOf = ({ json }: Answer) =>
  (json.errors as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`);
