import type { Language } from '#contracts/fields';
import { type ApiRequest, header } from '../request.ts';

/** The reader's language by `Accept-Language` (RFC 9110, 12.5.4): the better ranked of ar and en, else Arabic. */
export function preferredLanguage(accepted: string | undefined): Language {
  const weight = (language: Language) =>
    Math.max(
      0,
      ...(accepted ?? '')
        .toLowerCase()
        .split(',')
        .map((range) => range.trim().split(/\s*;\s*q=/))
        .filter(([tag]) => tag?.split('-')[0] === language)
        .map(([, q]) => (q === undefined ? 1 : Number(q) || 0)),
    );
  return weight('en') > weight('ar') ? 'en' : 'ar';
}

export const language = () => ({
  before: (request: ApiRequest) => {
    request.event.state.language = preferredLanguage(header(request.event, 'accept-language'));
  },
});
