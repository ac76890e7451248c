import type { Request } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { ProblemCode } from '#contracts/api/problem';
import type { Output, Route } from '#contracts/api/route';
import type { Language } from '#contracts/field-kit/fields';
import type { Action } from '../logic/audit/audit.ts';
import type { Software, StaffSession } from '../logic/staff/sessions.ts';

/** An operation's input: parsed by the contract, free of HTTP. */
export interface OperationRequest<R extends Route> {
  params: Output<R['params']>;
  query: Output<R['query']>;
  body: Output<R['body']>;
  /** Multipart fields, if the call came as `multipart/form-data`. */
  multipart: Output<R['multipart']> | undefined;
  language: Language;
  /** The caller's address, for throttling only. */
  address: string;
  /** The token of the browser's device cookie, unchecked; for throttling too. */
  device: string | undefined;
  /** The signed-in staff member; present on every staff route. */
  session: R['access'] extends 'public' ? undefined : StaffSession;
  /** The caller's browser and system by name. */
  software: Software;
  idempotencyKey: string | undefined;
  /** The id of the trace, for logs. */
  traceId: string;
  /** Adds to the audit trail what the contract does not say. */
  report: Report<R['audit']>;
}

/** One more entry where the contract leaves them to the operation, else details of the route's one entry. */
type Report<Audit> = Audit extends { reported: readonly (infer Reported)[] }
  ? (action: Action & { action: Reported }) => void
  : (details: Omit<Partial<Action>, 'action' | 'staff'>) => void;

/** State that middlewares share. */
export interface State {
  startedAt: number;
  session?: StaffSession;
  problemCode?: ProblemCode;
  /** The unexpected error behind an `internal_error`, for the log only. */
  cause?: unknown;
}

/** The event after the middlewares: header names in lower case, body parsed. */
export type ApiEvent = Omit<APIGatewayProxyEvent, 'body'> & { body: unknown; state: State };

export type ApiRequest = Request<ApiEvent, APIGatewayProxyResult>;

/** A header's value from either of the two header maps; undefined if absent or empty. */
export function header(event: Pick<APIGatewayProxyEvent, 'headers' | 'multiValueHeaders'>, name: string) {
  return event.headers?.[name] || event.multiValueHeaders?.[name]?.join(', ') || undefined;
}
