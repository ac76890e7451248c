/** The supported error codes of S3, with their HTTP status. */
const statuses = {
  AccessDenied: 403,
  AccessForbidden: 403,
  EntityTooLarge: 400,
  IncompleteBody: 400,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidRange: 416,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const;

export type StorageErrorCode = keyof typeof statuses;

export class StorageError extends Error {
  readonly code: StorageErrorCode;
  readonly status: number;

  constructor(code: StorageErrorCode, message: string) {
    super(message);
    this.name = 'StorageError';
    this.code = code;
    this.status = statuses[code];
  }

  /** The body of the reply, in S3's XML. */
  toXml(requestId: string): string {
    const elements = { Code: this.code, Message: this.message, RequestId: requestId };
    const inner = Object.entries(elements).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${inner.join('')}</Error>`;
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
