import { type GatewayResponseProps, ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { type Problem, type ProblemCode, problemStatus } from '#contracts/api/problem';
import { problemTexts } from '../../functions/http/texts/index.ts';

/** API Gateway's own responses, sent before or instead of a function. */
const codes: readonly (readonly [ResponseType, ProblemCode])[] = [
  // API Gateway's response for unknown routes, where it expects a signed call to itself.
  [ResponseType.MISSING_AUTHENTICATION_TOKEN, 'route_not_found'],
  [ResponseType.THROTTLED, 'too_many_requests'],
  [ResponseType.REQUEST_TOO_LARGE, 'body_too_large'],
  [ResponseType.UNSUPPORTED_MEDIA_TYPE, 'unsupported_media_type'],
  [ResponseType.INTEGRATION_TIMEOUT, 'temporarily_unavailable'],
  [ResponseType.INTEGRATION_FAILURE, 'temporarily_unavailable'],
  // The gateway neither authorises nor validates here, so the other cases are signed calls to unknown routes.
  [ResponseType.DEFAULT_4XX, 'route_not_found'],
  [ResponseType.DEFAULT_5XX, 'internal_error'],
];

/** Gives the gateway's own responses the form of every other problem: RFC 9457 problem details. */
export function addProblemResponses(api: RestApi): void {
  for (const [type, code] of codes) api.addGatewayResponse(type.responseType, { type, ...problemResponse(code) });
}

function problemResponse(code: ProblemCode): Omit<GatewayResponseProps, 'restApi' | 'type'> {
  // The gateway cannot negotiate a language; the interface translates by code.
  const [title, detail] = problemTexts('en').problems[code];
  const status = problemStatus[code];
  const body: Problem = {
    type: `urn:rihla:problem:${code}`,
    title,
    status,
    detail,
    code,
    // API Gateway fills it in.
    request_id: '$context.requestId',
  };
  return {
    statusCode: String(status),
    responseHeaders: {
      'Content-Type': "'application/problem+json'",
      'Content-Language': "'en'",
      'Cache-Control': "'no-store'",
      ...((status === 429 || status === 503) && { 'Retry-After': "'2'" }),
    },
    templates: { 'application/json': JSON.stringify(body) },
  };
}
