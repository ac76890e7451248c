import { logger } from '../../logger.ts';
import type { ApiRequest } from '../request.ts';
import { traceIdOf } from '../trace-id.ts';

/** One line a request: operation, status and time, nothing about the person. */
export const requestLog = (operation: string) => {
  const write = (request: ApiRequest) => {
    const { event, response } = request;
    const { state } = event;
    const line = {
      operation,
      request_id: event.requestContext.requestId,
      trace_id: traceIdOf(event),
      status: response?.statusCode,
      duration_ms: Math.round(performance.now() - state.startedAt),
      ...(state.problemCode && { problem: state.problemCode }),
    };
    if (state.cause) logger.error({ message: 'request failed', ...line, error: state.cause as Error });
    else logger.info('request', line);
  };
  return {
    before: ({ event }: ApiRequest) => {
      event.state = { startedAt: performance.now(), language: 'ar' };
    },
    after: write,
    onError: write,
  };
};
