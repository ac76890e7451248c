import { logger } from '../../logger.ts';
import { callerAddress } from '../caller-address.ts';
import { networkOf } from '../counted-address.ts';
import type { ApiRequest } from '../request.ts';
import { traceIdOf } from '../trace-id.ts';

/** No session or a wrong password, a foreign page, too many attempts, a full queue. */
const refusals: ReadonlySet<number> = new Set([401, 403, 429, 503]);

/**
 * Logs one line a request: operation, status, time and the staff member's id; for refused ones the caller's network, so
 * that an attack shows where it comes from. Not `@middy/input-output-logger`, which logs events and replies: logs hold no
 * personal data of visitors, not even their address.
 */
export const requestLog = (operation: string) => {
  const write = (request: ApiRequest) => {
    const { event, response } = request;
    const { state } = event;
    const line = {
      operation,
      request_id: event.requestContext.requestId,
      trace_id: traceIdOf(event),
      status: response?.statusCode,
      ...(state.session && { staff: state.session.staff.email }),
      duration_ms: Math.round(performance.now() - state.startedAt),
      ...(state.problemCode && { problem: state.problemCode }),
      ...(refusals.has(response?.statusCode ?? 0) && { network: networkOf(callerAddress(event)) }),
    };
    if (state.cause) logger.error({ message: 'request failed', ...line, error: state.cause as Error });
    else logger.info('request', line);
  };
  return {
    before: ({ event }: ApiRequest) => {
      event.state = { startedAt: performance.now() };
    },
    after: write,
    onError: write,
  };
};
