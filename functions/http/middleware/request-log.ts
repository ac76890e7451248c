import { logger } from '../../logger.ts';
import type { ApiRequest } from '../request.ts';
import { traceIdOf } from '../trace-id.ts';

/**
 * Logs one line a request: operation, status, time and the staff member's id. Not `@middy/input-output-logger`, which
 * logs events and replies: logs hold no personal data of visitors.
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
