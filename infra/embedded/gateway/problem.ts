import type { ServerResponse } from 'node:http';
import type { Request } from '@middy/core';
import type { Context } from 'aws-lambda';
import type { Problem, ProblemCode } from '#contracts/api/problem';
import { languageOf, language as negotiation } from '../../../functions/http/middleware/language.ts';
import { problemTexts } from '../../../functions/http/texts/index.ts';

interface Failure {
  code: ProblemCode;
  status: number;
  requestId: string;
  acceptLanguage: string | undefined;
  headers?: Record<string, string>;
}

/** Sends a problem (RFC 9457) for which there is no handler, such as an unknown route. */
export function sendProblem(response: ServerResponse, failure: Failure): void {
  const { code, status, requestId, acceptLanguage, headers } = failure;
  const language = preferredLanguage(acceptLanguage);
  const [title, detail] = problemTexts(language).problems[code];
  const problem: Problem = {
    type: `urn:rihla:problem:${code}`,
    title,
    status,
    detail,
    code,
    request_id: requestId,
  };
  const body = JSON.stringify(problem);
  response
    .writeHead(status, {
      ...headers,
      'Content-Type': 'application/problem+json',
      'Content-Length': Buffer.byteLength(body),
      'Content-Language': language,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestId,
    })
    .end(body);
}

/** Negotiates the language like the handlers' middleware. */
function preferredLanguage(acceptLanguage: string | undefined) {
  const context = {} as Context;
  const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage };
  negotiation().before?.({ event: { headers }, context } as Request);
  return languageOf(context);
}
