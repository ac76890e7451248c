/**
 * CloudFront function: passes the viewer's host to the API, which compares it with `Origin`. Replaces a header of the
 * same name that the viewer sent, leaves out query parameters that no contract has, and shortens `Accept-Language`,
 * which is part of the cache's key, to the language that it leads to. The runtime is little more than ES 5.1, see
 * `page-request.ts`.
 */
import type { RequestEvent, ViewerRequest } from './event.ts';

/** The languages, the default first, inserted at build time. */
declare const LANGUAGES: readonly string[];
/** Names of the query parameters in the contracts, inserted at build time. */
declare const QUERY_PARAMETERS: readonly string[];

export function handler(event: RequestEvent): ViewerRequest {
  const request = event.request;
  const host = request.headers.host;
  request.headers['x-forwarded-host'] = { value: host ? host.value : '' };
  const accepted = request.headers['accept-language'];
  request.headers['accept-language'] = { value: languageOf(accepted ? accepted.value : '') };
  for (const name in request.querystring) {
    if (QUERY_PARAMETERS.indexOf(name) < 0) delete request.querystring[name];
  }
  return request;
}

/** Chooses like the functions (RFC 9110, 12.5.4): the default unless the reader prefers another language. */
function languageOf(accepted: string): string {
  const ranges = accepted.toLowerCase().split(',');
  let chosen = LANGUAGES[0] as string;
  let best: Preference = { quality: 0, exactness: -1, place: -1 };
  for (let index = 0; index < LANGUAGES.length; index++) {
    const preference = preferenceFor(LANGUAGES[index] as string, ranges);
    if (!isStronger(preference, best)) continue;
    chosen = LANGUAGES[index] as string;
    best = preference;
  }
  return chosen;
}

/** False if both are equal: then the language that comes first stays. */
function isStronger(one: Preference, other: Preference): boolean {
  if (!(one.quality > 0)) return false;
  if (one.quality !== other.quality) return one.quality > other.quality;
  if (one.exactness !== other.exactness) return one.exactness > other.exactness;
  return one.place < other.place;
}

interface Preference {
  quality: number;
  /** 4 for the language itself, 2 for one of its regions, 0 for any language. */
  exactness: number;
  place: number;
}

/** Returns what the most exact range says about a language. */
function preferenceFor(language: string, ranges: readonly string[]): Preference {
  let found: Preference = { quality: 0, exactness: -1, place: -1 };
  for (let place = 0; place < ranges.length; place++) {
    const parts = (ranges[place] as string).split(';');
    const range = (parts[0] as string).trim();
    const exactness = range === language ? 4 : range.split('-')[0] === language ? 2 : range === '*' ? 0 : -1;
    const weight = /;\s*q=([^;]*)/.exec(ranges[place] as string);
    const quality = weight?.[1] ? Number.parseFloat(weight[1]) : 1;
    const isBetter = exactness === found.exactness ? quality >= found.quality : exactness > found.exactness;
    if (exactness >= 0 && isBetter) found = { quality, exactness, place };
  }
  return found;
}
