import type { APIGatewayProxyEvent } from 'aws-lambda';
import { header } from './request.ts';

/** A trace id of X-Ray: `1-67891233-abcdef012345678912345678`. */
const root = /(?:^|;)Root=(1-[\da-f]{8}-[\da-f]{24})(?:;|$)/;

/**
 * The id that ties together everything caused by one action: the trace in `X-Amzn-Trace-Id`, which API Gateway keeps or
 * adds, else the request's id.
 */
export function traceIdOf(event: Pick<APIGatewayProxyEvent, 'headers' | 'multiValueHeaders' | 'requestContext'>) {
  const [, traceId] = root.exec(header(event, 'x-amzn-trace-id') ?? '') ?? [];
  return traceId ?? event.requestContext.requestId;
}
