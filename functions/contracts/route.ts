import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';
import type { Uses } from './resources.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = z.ZodMiniType;

/** One API route: everything the handler, the stack, the embedded router, the OpenAPI document and the client need. */
export interface Route {
  /** Operation name: `getProgram`. Its handler is the file of the same name in kebab case. */
  readonly id: string;
  readonly summary: string;
  readonly method: Method;
  /** Path below `/api`, parameters in braces. */
  readonly path: `/${string}`;
  readonly access: 'public' | 'staff';
  /** Only our own pages may call it: client marker and same origin are required. Holds for every staff route. */
  readonly firstParty?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body may also come as `multipart/form-data` with these fields. */
  readonly multipart?: Schema;
  /** Rules between fields, which no schema can say: in words, with the code of each. Breaking one is a 422. */
  readonly rules?: readonly string[];
  /** Schema of the reply's `data`. */
  readonly reply: Schema;
  /**
   * Replies are a page: `data` is a list and `next_cursor` leads on. One that has been searched for may say in
   * `searched_until` how far back it has looked.
   */
  readonly page?: true | 'searched';
  readonly status: 200 | 201 | 202;
  /** Shared caches may keep the reply for a minute; everything else is `no-store`. */
  readonly cacheable?: true;
  /** The caller's own browser may keep the reply and ask whether it still holds (ETag, 304). */
  readonly revalidated?: true;
  /** The `Idempotency-Key` header makes a repeated call harmless. */
  readonly idempotent?: true;
  readonly problems?: readonly ProblemCode[];
  readonly uses: Uses;
}

export type Output<S> = S extends Schema ? z.output<S> : Record<string, never>;
export type Input<S> = S extends Schema ? z.input<S> : never;

/** Keeps the literal types of one route and adds to staff routes what checking the session needs. */
export function route<const R extends Route>(definition: R): R {
  if (definition.access === 'public') return definition;
  return {
    ...definition,
    uses: { ...definition.uses, Sessions: ['GetItem', 'UpdateItem', 'DeleteItem'], Staff: ['GetItem'] },
  };
}
