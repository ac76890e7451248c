/** Transient failure: retry the event later. */
export class RetryLater extends Error {
  override name = 'RetryLater';
}

/** Errors of AWS services that concern only this call and that no retry fixes. */
const finalRefusals = new Set(['MessageRejected', 'BadRequestException', 'ValidationException']);

const connectionCodes = /^(ECONN|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|EPIPE|UND_ERR)/;

/** True for errors of a service that is down, slow, throttling or misconfigured: every other event would fail too. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof RetryLater || error.name === 'TimeoutError') return true;
  const { $metadata, code, cause } = error as Error & { $metadata?: object; code?: unknown };
  if ($metadata && !finalRefusals.has(error.name)) return true;
  return connectionCodes.test(String(code)) || isOutage(cause);
}
