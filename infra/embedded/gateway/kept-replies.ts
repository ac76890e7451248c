import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Route } from '#contracts/api/route';
import { matches } from '../../common/website/send.ts';
import { type Content, type ProxyResult, sendContent } from './response.ts';

/** The total size of the kept replies. Each is kept compressed too, which takes a fraction of it. */
const mostBytes = 16 * 1024 * 1024;
/** The size of a reply without its body, and of its name. */
const bytesOfEntry = 2000;

/** Returns another value after each change of what cacheable replies show. */
export type VersionOf = () => number;

/**
 * Keeps what the CDN keeps of the deployed API: replies of cacheable routes to visitors. The CDN keeps them for a
 * minute, this as long as the version stays, so that a reply always shows the last save.
 */
export class KeptReplies {
  readonly #versionOf: VersionOf;
  readonly #kept = new Map<string, Promise<Content | undefined>>();
  #version = Number.NaN;
  #bytes = 0;

  constructor(versionOf: VersionOf) {
    this.#versionOf = versionOf;
  }

  /** The name under which the reply is kept; undefined for replies that are not. */
  keyOf(route: Route, path: string, query: URLSearchParams): string | undefined {
    if (!route.cacheable) return undefined;
    query.sort();
    return `${path}?${query}`;
  }

  /**
   * Returns the kept reply, else the one that `ask` gets; simultaneous callers share it. Undefined if that is a problem,
   * which may depend on the caller.
   */
  find(key: string, ask: () => Promise<ProxyResult | undefined>): Promise<Content | undefined> {
    const version = this.#versionOf();
    if (version !== this.#version) this.#forgetAll(version);
    const known = this.#kept.get(key);
    if (known) return known;
    const content = ask().then(contentOf);
    this.#kept.set(key, content);
    const settle = (content?: Content) => (content ? this.#count(content) : this.#kept.delete(key));
    content.then(settle, () => settle());
    return content;
  }

  #count({ bytes }: Content) {
    this.#bytes += bytes.length + bytesOfEntry;
    if (this.#bytes > mostBytes) this.#forgetAll(this.#version);
  }

  #forgetAll(version: number) {
    this.#kept.clear();
    [this.#version, this.#bytes] = [version, 0];
  }
}

const contentOf = (result: ProxyResult | undefined): Content | undefined =>
  result?.statusCode === 200 ? { result, bytes: Buffer.from(result.body ?? ''), encoded: new Map() } : undefined;

/** Removes the headers that make the reply one for this caller only. */
export function forEverybody(event: APIGatewayProxyEvent): APIGatewayProxyEvent {
  const without = <Value>(headers: Record<string, Value>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !personal.has(name.toLowerCase())));
  return { ...event, headers: without(event.headers), multiValueHeaders: without(event.multiValueHeaders) };
}

const personal = new Set(['if-none-match', 'cookie']);

/** Sends a kept reply, or 304 to a caller who has it. */
export async function sendKept(request: IncomingMessage, response: ServerResponse, content: Content): Promise<void> {
  const { result } = content;
  const etag = String(result.headers?.ETag ?? '');
  if (!etag || !matches(request.headers['if-none-match'], etag)) return sendContent(request, response, content);
  const { 'Content-Type': _, ...headers } = result.headers ?? {};
  const empty = { ...result, statusCode: 304, headers, body: '' };
  await sendContent(request, response, { result: empty, bytes: Buffer.alloc(0), encoded: new Map() });
}
