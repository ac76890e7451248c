import type { FieldError, Problem, ProblemCode } from '#contracts/api/problem';

/** The kind of a failed call: the server replied with a problem, the reply was not JSON, or no reply came. */
export type FailureKind = 'http' | 'invalid_json' | 'network' | 'unsupported';

interface Failure {
  kind: FailureKind;
  message: string;
  /** HTTP status; 0 if no reply came. */
  status?: number;
  problem?: Partial<Problem>;
  /** Seconds to wait before a retry. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * A failed call. `message` is the English text of the error catalogue (docs/product.md). Screens show `detail`
 * or their own text for `code`, in the reader's language.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly status: number;
  readonly code: ProblemCode | undefined;
  readonly errors: FieldError[];
  /** The server's sentence, in the language of the call; empty if there is none. */
  readonly detail: string;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor({ kind, message, status = 0, problem, retryAfter, cause }: Failure) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.code = problem?.code;
    this.errors = problem?.errors ?? [];
    this.detail = problem?.detail ?? '';
    this.requestId = problem?.request_id;
    this.retryAfter = retryAfter;
  }
}

/** True if the server refused a change because somebody else has changed the record since. */
export const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'version_conflict';

export const networkError = (url: string, cause: unknown) =>
  new ApiError({
    kind: 'network',
    message: `Network error: Unable to reach the API at ${url}. Please check your internet connection and ensure the API server is running.`,
    cause,
  });

export const invalidJson = (url: string, status: number, cause: unknown) =>
  new ApiError({
    kind: 'invalid_json',
    status,
    message: `Invalid JSON response from ${url}. The endpoint may not exist or returned HTML.`,
    cause,
  });

export const authenticationNotSupported = () =>
  new ApiError({ kind: 'unsupported', message: 'Authentication is not supported in this version' });

/** Returns the catalogue's error for an unsuccessful reply. */
export async function httpError(response: Response): Promise<ApiError> {
  const problem = await readProblem(response);
  const { status } = response;
  return new ApiError({
    kind: 'http',
    status,
    problem,
    message: messageOf(response, problem),
    retryAfter: wait(response),
  });
}

/** Returns the catalogue's error for a photo that the storage refused, with the storage's own message. */
export async function uploadError(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const body = await response.text().catch(() => '');
  const said = [status, statusText, body].filter((part) => part !== '').join(' ');
  return new ApiError({ kind: 'http', status, message: `Upload failed: ${said}` });
}

function messageOf({ status, statusText }: Response, problem: Partial<Problem> | undefined): string {
  if (status === 401) return 'Authentication failed';
  if (status === 403) return problem?.detail || "You don't have permission to access this resource";
  // HTTP/2 and later have no status text; the problem's title says the same.
  return `HTTP ${status}: ${statusText || problem?.title || ''}`.trimEnd();
}

/** Returns the problem details of an error reply; undefined if the body is something else. */
async function readProblem(response: Response): Promise<Partial<Problem> | undefined> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the seconds of `Retry-After`. Our API does not use its other form, a date. */
function wait({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}
