import { type ProblemCode, problemStatus } from '#contracts/api/problem';
import type { FieldIssue } from '#contracts/field-kit/field-issues';

/** A problem that is reported to the caller. Any other error becomes `internal_error`. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly issues: readonly FieldIssue[];
  readonly headers: Readonly<Record<string, string>>;
  /** The name of who has or merged the request, for `owned_by_other` and `request_merged`. */
  readonly owner: string | undefined;
  /** The reference of the request that has this one, for `request_merged`. */
  readonly reference: string | undefined;

  constructor(
    code: ProblemCode,
    details: {
      issues?: readonly FieldIssue[];
      headers?: Record<string, string>;
      owner?: string;
      reference?: string;
    } = {},
  ) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.status = problemStatus[code];
    this.issues = details.issues ?? [];
    this.headers = details.headers ?? {};
    this.owner = details.owner;
    this.reference = details.reference;
  }
}

export class ValidationFailed extends ProblemError {
  constructor(issues: readonly FieldIssue[]) {
    super('validation_failed', { issues });
  }
}

export class TooManyRequests extends ProblemError {
  /** @param retryAfter in seconds */
  constructor(retryAfter: number) {
    super('too_many_requests', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) } });
  }
}
