/** An operation's reply with headers, cookies or more than `data`. */
export class Reply {
  /** A text is JSON already. */
  readonly body: unknown;
  readonly headers: Record<string, string>;
  readonly cookies: readonly string[];

  constructor(
    body: unknown,
    { headers = {}, cookies = [] }: { headers?: Record<string, string>; cookies?: string[] } = {},
  ) {
    this.body = body;
    this.headers = headers;
    this.cookies = cookies;
  }

  /** `{ "data": ... }` with cookies to set. */
  static withCookies(data: unknown, ...cookies: string[]) {
    return new Reply({ data }, { cookies });
  }

  /** A page of a list; `next` is the cursor of the next page, absent on the last one. */
  static page(data: readonly unknown[], next: string | undefined, more: Record<string, unknown> = {}) {
    return new Reply({ data, ...(next && { next_cursor: next }), ...more });
  }
}
