import type { Problem } from '#contracts/api/problem';
import type { Route } from '#contracts/api/route';
import { firstSpecified } from '#contracts/field-kit/rules';
import { ProblemError } from '../../errors.ts';
import type { ApiRequest } from '../request.ts';
import { describeIssue, problemTexts } from '../texts/index.ts';
import type { FieldsOf } from '../texts/texts.ts';
import { languageOf } from './language.ts';

/**
 * Turns every failure into RFC 9457 problem details, which `@middy/http-error-handler` cannot write: it replies with
 * the error's message. Register it last: middy runs `onError` in reverse order, so the others can add their headers to
 * the response.
 */
export const problemDetails = ({ path }: Pick<Route, 'path'>) => ({
  onError: (request: ApiRequest) => {
    const { event } = request;
    const { state } = event;
    const language = languageOf(request.context);
    const problem = toProblemError(request.error);
    state.problemCode = problem.code;
    if (problem.code === 'internal_error') state.cause = request.error;

    const { problems, requiredDetail } = problemTexts(language);
    const [title, detail] = problems[problem.code];
    const errors = problem.issues.map((issue) => describeIssue(issue, language, ownerOf(path)));
    const { owner = '', reference = '' } = problem;
    const named = detail.replace('{owner}', () => owner).replace('{reference}', () => reference);
    const first =
      problem.code === 'validation_failed' ? firstSpecified(errors) : errors.find(({ code }) => code === problem.code);
    const body: Problem = {
      type: `urn:rihla:problem:${problem.code}`,
      title,
      status: problem.status,
      detail: first?.code === 'required' ? requiredDetail : (first?.message ?? named),
      code: problem.code,
      ...(errors.length > 0 && { errors }),
      request_id: event.requestContext.requestId,
      ...(owner && { owner }),
      ...(reference && { reference }),
    };
    request.response = {
      statusCode: problem.status,
      headers: { ...problem.headers, 'Content-Type': 'application/problem+json', 'Content-Language': language },
      body: JSON.stringify(body),
    };
  },
});

const ownerOf = (path: Route['path']): FieldsOf => {
  if (path.startsWith('/programs')) return 'program';
  return path.startsWith('/site') ? 'site' : 'enquiry';
};

function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const { statusCode, name } = (error ?? {}) as { statusCode?: number; name?: string };
  // The body parsers' errors. They answer 422 to a body that is not JSON.
  if (statusCode === 413) return new ProblemError('body_too_large');
  if (statusCode === 415) return new ProblemError('unsupported_media_type');
  if (statusCode === 400 || statusCode === 422) return new ProblemError('malformed_json');
  if (name === 'ProvisionedThroughputExceededException' || name === 'ThrottlingException') {
    return new ProblemError('temporarily_unavailable', { headers: { 'Retry-After': '2' } });
  }
  return new ProblemError('internal_error');
}
