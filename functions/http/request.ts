import type { Request } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { Language } from '#contracts/fields';
import type { ProblemCode } from '#contracts/problem';
import type { Output, Route } from '#contracts/route';
import type { StaffSession } from '../logic/sessions.ts';

/** What an operation gets: everything parsed by the contract, nothing of HTTP. */
export interface OperationRequest<R extends Route> {
  params: Output<R['params']>;
  query: Output<R['query']>;
  body: Output<R['body']>;
  /** Multipart fields, when the call came as `multipart/form-data`. */
  multipart: Output<R['multipart']> | undefined;
  language: Language;
  /** Address of the caller, for throttling only. */
  address: string;
  /** The signed-in staff member; present on every staff route. */
  session: R['access'] extends 'staff' ? StaffSession : StaffSession | undefined;
  idempotencyKey: string | undefined;
  /** Of the action that set this off, for logs. */
  traceId: string;
}

/** What middlewares hand on to each other and to the operation. */
export interface State {
  startedAt: number;
  session?: StaffSession;
  problemCode?: ProblemCode;
  /** The unexpected error behind an `internal_error`, for the log alone. */
  cause?: unknown;
}

/** The event as middlewares leave it: headers in lower case, the body parsed. */
export type ApiEvent = Omit<APIGatewayProxyEvent, 'body'> & { body: unknown; state: State };

export type ApiRequest = Request<ApiEvent, APIGatewayProxyResult>;

/** A header's value, whichever of the two header maps it came in; undefined when absent or empty. */
export function header(event: Pick<APIGatewayProxyEvent, 'headers' | 'multiValueHeaders'>, name: string) {
  return event.headers?.[name] || event.multiValueHeaders?.[name]?.join(', ') || undefined;
}
