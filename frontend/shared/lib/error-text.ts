import type { TFunction } from 'i18next';
import { ApiError } from './api-error.ts';

/**
 * Returns a problem's text in the reader's language: the server's own sentence if it sent one, else the translated
 * entry of the error catalogue (docs/product.md).
 */
export function errorText(error: unknown, t: TFunction<'common'>): string {
  if (!(error instanceof ApiError)) return t('errors.server');
  if (error.kind === 'network') return t('errors.network');
  if (error.kind === 'invalid_json') return t('errors.invalidReply');
  if (error.status === 429 && error.retryAfter) return t('errors.tooMany', { wait: waitText(error.retryAfter, t) });
  if (error.detail) return error.detail;
  if (error.status === 401) return t('errors.authentication');
  if (error.status === 403) return t('errors.forbidden');
  return t('errors.server');
}

/** `40 seconds`, `3 minutes`: rounded up, so that a retry is not too early. */
function waitText(seconds: number, t: TFunction<'common'>): string {
  return seconds <= 60
    ? t('errors.seconds', { count: Math.ceil(seconds) })
    : t('errors.minutes', { count: Math.ceil(seconds / 60) });
}
