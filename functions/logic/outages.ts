/** What stands in the way passes by itself: the event is to be handled again later. */
export class TryLater extends Error {
  override name = 'TryLater';
}

/** Refusals of AWS services that mean this one message or call, however often it is made. */
const finalRefusals = new Set(['MessageRejected', 'BadRequestException', 'ValidationException']);

const connectionCodes = /^(ECONN|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|EPIPE|UND_ERR)/;

/**
 * Whether an error comes from a service that is down, slow, throttling or set up wrongly, so that everything else would
 * fail as well, rather than from the event at hand.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TryLater || error.name === 'TimeoutError') return true;
  const { $metadata, code, cause } = error as Error & { $metadata?: object; code?: unknown };
  if ($metadata && !finalRefusals.has(error.name)) return true;
  return connectionCodes.test(String(code)) || isOutage(cause);
}
