import type { Fields } from '#contracts/enquiry-kinds/field';
import type { FormTraces } from '#contracts/form-traces';
import type { SpamReason } from '#contracts/quarantine';

/** Everything that the score depends on. */
export interface Evidence {
  texts: EnquiryTexts;
  traces: FormTraces;
  /** True if the address belongs to a disposable-mail service. */
  isDisposable: boolean;
  /**
   * Number of mailboxes that sent the same text or link today, including this one: a person who asks again counts once.
   */
  sameText: number;
  /** Number of today's enquiries from the same mailbox, including this one. */
  sameMailbox: number;
  /** Enquiries of the last minutes from the same network address, this one included. */
  sameAddress: number;
  /** True if the agency uses Turnstile and the visitor's browser has not passed it. */
  isUnproven: boolean;
}

/** The typed texts of an enquiry. */
export interface EnquiryTexts {
  /** Notes and messages, which may contain a link. */
  long: readonly string[];
  /** Name and places, which should not. */
  short: readonly string[];
}

export interface SpamScore {
  score: number;
  /** The reasons that count, the strongest first. */
  reasons: SpamReason[];
}

/** Returns the points for a number: those of the highest step that it reaches. */
const steps = (value: number, table: readonly (readonly [from: number, points: number])[]) =>
  table.findLast(([from]) => value >= from)?.[1] ?? 0;

/** Scores an enquiry: 0 if nothing is suspicious. No single habit of real people reaches the threshold. */
export function spamScore({
  texts,
  traces,
  isDisposable,
  sameText,
  sameMailbox,
  sameAddress,
  isUnproven,
}: Evidence): SpamScore {
  const seconds = traces.seconds ?? undefined;
  const links = texts.long.flatMap(hostsIn);
  const foreign = links.filter((host) => !isUsual(host)).length;
  const points: Record<SpamReason, number> = {
    // Sufficient alone, and above every threshold in tests.
    hidden_field: traces.website?.trim() ? 100 : 0,
    // Our forms always send the time. A page loaded before an update does not, so its absence alone is not enough.
    too_fast: seconds === undefined || seconds < 4 ? 8 : 0,
    links: Math.max(
      steps(links.length, [
        [1, 1],
        [3, 4],
        [6, 8],
      ]),
      steps(foreign, [
        [1, 6],
        [2, 8],
        [3, 10],
      ]),
    ),
    link_in_name: texts.short.some((text) => hostsIn(text).length > 0) ? 10 : 0,
    markup: texts.long.some((text) => markup.test(text)) ? 10 : 0,
    same_text: steps(sameText, [
      [2, 4],
      [3, 8],
    ]),
    disposable_address: isDisposable ? 8 : 0,
    // Mobile carriers put many people behind one address: up to sixty in ten minutes are not enough alone. More are not
    // refused, but wait for staff.
    same_address: steps(sameAddress, [
      [16, 4],
      [31, 8],
      [61, 10],
    ]),
    same_sender: steps(sameMailbox, [
      [6, 3],
      [11, 6],
      [21, 10],
    ]),
    // Staff release people whose browser blocks the check.
    no_challenge: isUnproven ? 10 : 0,
  };
  const counted = (Object.entries(points) as [SpamReason, number][]).filter(([, weight]) => weight > 0);
  return {
    score: counted.reduce((sum, [, weight]) => sum + weight, 0),
    reasons: counted.toSorted(([, a], [, b]) => b - a).map(([reason]) => reason),
  };
}

/**
 * Matches the address of a page: with its scheme, with `www.`, or a host with a path. E-mail addresses do not match.
 */
const link = /(?:https?:\/\/|\bwww\.)[^\s<>"\]]+|(?<![@\w.-])(?:[\w-]+\.)+[a-z]{2,}\/[^\s<>"\]]*/gi;

/** Link markup of forums and HTML, which customers do not type. */
const markup = /<a\s[^>]*href|\[(?:url|link)[=\]]/i;

/** Returns the hosts to which a text links, one for each link. */
const hostsIn = (text: string): string[] =>
  (text.match(link) ?? []).map((found) => (found.replace(/^https?:\/\//i, '').split(/[/?#:]/)[0] ?? '').toLowerCase());

/** Sites to which travellers link: maps, hotels, flights, pictures. */
const usual =
  'google.com goo.gl apple.com booking.com agoda.com tripadvisor.com airbnb.com expedia.com hotels.com almosafer.com saudia.com flynas.com flyadeal.com flightradar24.com instagram.com tiktok.com youtube.com youtu.be x.com snapchat.com wa.me whatsapp.com'.split(
    ' ',
  );

const isUsual = (host: string) => usual.some((site) => host === site || host.endsWith(`.${site}`));

/** Collects the texts of a body by the fields of its kind. */
export function textsOf(fields: Fields, body: Readonly<Record<string, unknown>>): EnquiryTexts {
  const texts = { long: [] as string[], short: [String(body.name ?? '')] };
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = body[name];
    if (kind === 'longText' && typeof value === 'string') texts.long.push(value);
    if (kind === 'text' && typeof value === 'string') texts.short.push(value);
    if (kind === 'legs' && Array.isArray(value)) {
      texts.short.push(...value.flatMap(({ departure, arrival }) => [String(departure), String(arrival)]));
    }
  }
  return texts;
}

/** Shorter texts may be equal by chance: "How much is it?" */
const shortestCompared = 30;

/**
 * Returns the parts of an enquiry by which copies are recognised: its text without numbers and variable parts of links,
 * and the sites to which it links.
 */
export function marksOf({ long }: EnquiryTexts): string[] {
  const text = long
    .join('\n')
    .normalize('NFKC')
    .toLowerCase()
    .replace(link, '⁂')
    .replace(/[^\p{L}⁂]+/gu, ' ')
    .trim();
  const sites = long.flatMap(hostsIn).filter((host) => !isUsual(host));
  return [
    ...(text.length >= shortestCompared ? [`text ${text}`] : []),
    ...new Set(sites.map((site) => `site ${site}`)),
  ];
}
