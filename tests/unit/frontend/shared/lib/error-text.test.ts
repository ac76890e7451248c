import { describe, expect, it } from 'vitest';
import arabic from '../../../../../frontend/locales/ar/common.json';
import english from '../../../../../frontend/locales/en/common.json';
import {
  ApiError,
  authenticationNotSupported,
  invalidJson,
  networkError,
} from '../../../../../frontend/shared/lib/api-error.ts';
import { errorText } from '../../../../../frontend/shared/lib/error-text.ts';
import { translator } from '../../console/translator.ts';

const say = (error: unknown, language: 'ar' | 'en' = 'en') =>
  errorText(error, translator<'common'>(language, language === 'ar' ? arabic : english));

const refused = (status: number, detail = '', retryAfter?: number) =>
  new ApiError({ kind: 'http', message: '', status, problem: { detail }, retryAfter });

describe('the text of a failed call', () => {
  it('is the server’s own sentence if it sent one', () => {
    expect(say(refused(409, 'Someone has changed it.'))).toBe('Someone has changed it.');
    expect(say(refused(403, 'Not from there.'))).toBe('Not from there.');
  });

  it('is the catalogue’s text if it sent none', () => {
    expect(say(refused(401))).toBe('Authentication failed');
    expect(say(refused(403))).toBe("You don't have permission to access this resource");
    expect(say(refused(503))).toBe(english.errors.server);
    expect(say(networkError('/api', undefined))).toBe(english.errors.network);
    expect(say(invalidJson('/api', 200, undefined))).toBe(english.errors.invalidReply);
    expect(say(authenticationNotSupported())).toBe(english.errors.server);
    expect(say(new TypeError('a fault of ours'), 'ar')).toBe(arabic.errors.server);
  });

  it('says when to retry, rounded up, with the right plural', () => {
    expect(say(refused(429, 'Too many.', 1))).toBe('Too many attempts. Please try again in 1 second.');
    expect(say(refused(429, 'Too many.', 61))).toBe('Too many attempts. Please try again in 2 minutes.');
    expect(say(refused(429, '', 120), 'ar')).toContain('بعد دقيقتين');
    expect(say(refused(429, '', 11), 'ar')).toContain('بعد 11 ثانية');
    expect(say(refused(429, 'Tomorrow, please.'))).toBe('Tomorrow, please.');
  });
});
