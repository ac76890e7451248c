import type { APIGatewayProxyEvent } from 'aws-lambda';
import { header } from './request.ts';

/** `1-67891233-abcdef012345678912345678`: a trace's id as X-Ray writes it. */
const root = /(?:^|;)Root=(1-[\da-f]{8}-[\da-f]{24})(?:;|$)/;

/**
 * What ties everything together that one action of a person sets off: the trace that his browser began
 * (`X-Amzn-Trace-Id`, which API Gateway keeps, and adds where it is missing), else the request.
 */
export function traceIdOf(event: Pick<APIGatewayProxyEvent, 'headers' | 'multiValueHeaders' | 'requestContext'>) {
  const [, traceId] = root.exec(header(event, 'x-amzn-trace-id') ?? '') ?? [];
  return traceId ?? event.requestContext.requestId;
}
