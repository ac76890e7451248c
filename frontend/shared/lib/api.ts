import type { Input, Output } from '#contracts/api/route';
import type { RouteKey, RouteOfKey } from '#contracts/api/routes';
import type { Language } from '#contracts/field-kit/language';
import { ApiError, authenticationNotSupported } from './api-error.ts';
import { documentLanguage } from './document-language.ts';
import { fetchJson } from './fetch-json.ts';
import { traceHeader } from './trace-header.ts';

export { ApiError };

/** Timeout in ms: a call without a reply by then counts as a network failure. */
const timeoutMs = 30_000;

type Field<R, Name extends string> = R extends { [key in Name]: infer Schema } ? Schema : undefined;
type Query<Schema> = { [Key in keyof Input<Schema>]?: Input<Schema>[Key] | number };

export interface ApiRequest<Key extends RouteKey> {
  /** Values for the path's parameters in braces. */
  params?: Input<Field<RouteOfKey<Key>, 'params'>>;
  /** Undefined and null values are left out. */
  query?: Query<Field<RouteOfKey<Key>, 'query'>>;
  body?: Input<Field<RouteOfKey<Key>, 'body'>>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the call arrive although the page is being closed. */
  keepalive?: boolean;
  /** True if the call needs a session. Only a client with `authenticated` sends one. */
  authenticated?: boolean;
}

export type ApiData<Key extends RouteKey> = Output<RouteOfKey<Key>['reply']>;

/** A page of a list, newest first, with any further keys of the reply. */
export interface ApiPage<Key extends RouteKey> {
  data: ApiData<Key>;
  /** Cursor of the next page; absent on the last. */
  next_cursor?: string;
  /** The earliest day that a search with few matches has reached. */
  searched_until?: string;
}

export interface ApiClient {
  /** Calls a route and returns its reply's `data`. Throws `ApiError`. */
  <Key extends RouteKey>(key: Key, request?: ApiRequest<Key>): Promise<ApiData<Key>>;
  /** Like the call itself, but returns the whole reply, not only the list. */
  page<Key extends RouteKey>(key: Key, request?: ApiRequest<Key>): Promise<ApiPage<Key>>;
}

export interface ApiOptions {
  /** Sends the session cookie. The public site has no session. */
  authenticated?: boolean;
  base?: string;
  language?: () => Language;
  fetch?: typeof fetch;
}

/** A call without its types, which have been checked before. */
interface PlainRequest {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
  authenticated?: boolean;
}

/** Creates a client for the API below `base`, typed by the contracts' routes. */
export function createApi(options: ApiOptions = {}): ApiClient {
  const { authenticated = false, base = '/api', language = documentLanguage } = options;

  async function send(key: RouteKey, request: PlainRequest = {}): Promise<unknown> {
    if (request.authenticated && !authenticated) throw authenticationNotSupported();
    const [method = 'GET', path = ''] = key.split(' ');
    const url = base + fillPath(path, request.params) + (await queryString(path, request.query));
    const { body } = request;
    const isForm = body instanceof FormData;
    return fetchJson(url, {
      fetch: options.fetch,
      method,
      credentials: authenticated ? 'same-origin' : 'omit',
      headers: {
        Accept: 'application/json',
        'Accept-Language': language(),
        'X-Client': 'web',
        'X-Amzn-Trace-Id': traceHeader(),
        // For a form, the browser sets the type itself, with its boundary.
        ...(!isForm && { 'Content-Type': 'application/json' }),
        ...request.headers,
      },
      body: isForm ? body : JSON.stringify(body),
      keepalive: request.keepalive ?? false,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(request.signal ? [request.signal] : [])]),
    });
  }

  const page = send as ApiClient['page'];
  const call = async <Key extends RouteKey>(key: Key, request?: ApiRequest<Key>) => (await page(key, request)).data;
  return Object.assign(call, { page });
}

function fillPath(path: string, params: unknown): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')));
}

async function queryString(path: string, query: unknown): Promise<string> {
  const values = new Map<string, unknown>(Object.entries(query ?? {}));
  if (path.includes('/plans')) {
    const { publicIpAddress } = await import('./plans-ip-address.ts');
    values.set('ipAddress', await publicIpAddress());
  }
  const given = [...values].filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** The public site's client. */
export const api = createApi();
