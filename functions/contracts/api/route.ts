import type * as z from 'zod/mini';
import type { Uses } from '../platform/resources.ts';
import type { Access } from './access.ts';
import type { Audited } from './audit.ts';
import type { ProblemCode } from './problem.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = z.ZodMiniType;

/** One API route, for the handler, the stack, the embedded router, the OpenAPI document and the client. */
export interface Route {
  /** Operation name: `getProgram`. Its handler is the file of the same name in kebab case. */
  readonly id: string;
  readonly summary: string;
  readonly method: Method;
  /** Path below `/api`, parameters in braces. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * Requires the client marker and the same origin, so that only our own pages can call it. Implied by staff routes.
   */
  readonly firstParty?: true;
  /** Staff may call it before they have set up the two-step sign-in that the agency requires. */
  readonly beforeTwoStep?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  /** Query parameters that take only what earlier replies gave out. Any other value gets a reply that no cache keeps. */
  readonly givenOut?: readonly string[];
  readonly body?: Schema;
  /** The body may also come as `multipart/form-data` with these fields. */
  readonly multipart?: Schema;
  /** Rules between fields that no schema can express, in words with their codes. A broken one is a 422. */
  readonly rules?: readonly string[];
  /** Schema of the reply's `data`, for types and the OpenAPI document. Bundled functions do not have it. */
  readonly reply: Schema;
  /**
   * True for replies that are a page: `data` is a list and `next_cursor` continues it. A `searched` page may say in
   * `searched_until` how far it searched.
   */
  readonly page?: true | 'searched';
  readonly status: 200 | 201 | 202;
  /** Lets shared caches keep the reply for a minute. Other replies are `no-store`. */
  readonly cacheable?: true;
  /** Lets the caller's browser keep the reply and revalidate it (ETag, 304). */
  readonly revalidated?: true;
  /** Makes a repeated call with the same `Idempotency-Key` header harmless. */
  readonly idempotent?: true;
  readonly problems?: readonly ProblemCode[];
  /** The entries of the audit trail that a successful call adds. */
  readonly audit?: Audited;
  readonly uses: Uses;
}

/** The methods that a route answers: HEAD too for GET (RFC 9110, 9.3.2). */
export const methodsOf = ({ method }: Pick<Route, 'method'>): readonly string[] =>
  method === 'GET' ? ['GET', 'HEAD'] : [method];

/**
 * In bytes, for bodies other than `multipart/form-data`: far more than any form sends. Photos come by presigned URL or
 * multipart.
 */
export const maximumJsonBytes = 256 * 1024;

export type Output<S> = S extends Schema ? z.output<S> : Record<string, never>;
export type Input<S> = S extends Schema ? z.input<S> : never;

/**
 * Keeps the literal types of a route, and adds the permissions that it always needs: staff routes check the session,
 * audited routes write the trail.
 */
export function route<const R extends Route>({ uses, ...definition }: R): R {
  const { access, audit } = definition;
  return {
    ...definition,
    uses: {
      ...uses,
      ...(access !== 'public' && {
        Sessions: merged(['GetItem', 'UpdateItem'], uses.Sessions),
        Staff: merged(['GetItem'], uses.Staff),
        Settings: merged(['GetItem'], uses.Settings),
      }),
      ...(audit && { Audit: merged(['PutItem'], uses.Audit) }),
      ...(audit && isHourly(audit) && { Idempotency: merged(['GetItem', 'UpdateItem'], uses.Idempotency) }),
    },
  } as unknown as R;
}

/** Returns true if a claim has to remember the entry for an hour. */
const isHourly = (audit: Audited) =>
  'reported' in audit ? audit.reported.includes('enquiry_read') : Boolean(audit.hourly);

const merged = <Use>(some: readonly Use[], others: readonly Use[] = []) => [...new Set([...some, ...others])];
