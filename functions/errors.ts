import { type ProblemCode, problemStatus } from '#contracts/problem';
import type { LimitRule, RuleCode } from '#contracts/rules';

/** One wrong field; the body itself has the empty name. `limit` is the number that the rule's sentence names. */
export type FieldFault = { field: string } & (
  | { code: LimitRule; limit: number }
  | { code: Exclude<RuleCode, LimitRule>; limit?: never }
);

/** A failure the caller is told about; everything else becomes `internal_error`. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly faults: readonly FieldFault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, details: { faults?: readonly FieldFault[]; headers?: Record<string, string> } = {}) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.status = problemStatus[code];
    this.faults = details.faults ?? [];
    this.headers = details.headers ?? {};
  }
}

export class ValidationFailed extends ProblemError {
  constructor(faults: readonly FieldFault[]) {
    super('validation_failed', { faults });
  }
}

export class TooManyRequests extends ProblemError {
  /** `retryAfter` in whole seconds. */
  constructor(retryAfter: number) {
    super('too_many_requests', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) } });
  }
}
