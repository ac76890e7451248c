import type { Fields } from '#contracts/api/enquiry-kinds/field';
import type { FormTraces } from '#contracts/api/form-traces';
import type { SpamReason } from '#contracts/api/quarantine';
import { readTexts } from './advert.ts';
import { gibberishIn, isMadeUp } from './gibberish.ts';
import { type Links, linksIn, type Own } from './links.ts';
import { plainText } from './plain-text.ts';
import { pointsOfCustomer, pointsOfWording } from './wording/points.ts';
import { committed, oddsOf, type Weights } from './wording/wording.ts';

/** Everything that the score depends on. */
export interface Evidence {
  texts: EnquiryTexts;
  traces: FormTraces;
  /** The site's and the visitor's own addresses, links to which count for nothing. */
  own: Own;
  /** True if the address belongs to a disposable-mail service. */
  isDisposable: boolean;
  /** Number of mailboxes that sent the same text today, including this one: a person who asks again counts once. */
  sameText: number;
  /** Number of today's enquiries from the same mailbox and connection, including this one. */
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
  /** The points of each reason that counts. */
  points: Partial<Record<SpamReason, number>>;
}

/** Returns the points for a number: those of the highest step that it reaches. */
const steps = (value: number, table: readonly (readonly [from: number, points: number])[]) =>
  table.findLast(([from]) => value >= from)?.[1] ?? 0;

/** Habits that a person may have, and others may pretend: earlier dealings with the person weigh against them. */
const habits: readonly SpamReason[] = [
  'advert',
  'links',
  'gibberish',
  'foreign_script',
  'too_fast',
  'same_text',
  'same_sender',
  'disposable_address',
];
/**
 * Less than the threshold, and less than what an advertisement with a link has: whoever knows a customer's address and
 * number must not gain much.
 */
const trust = 6;

/** Returns the score for a customer with whom staff have dealt before. */
export function forKnownCustomer({ points, ...rated }: SpamScore): SpamScore {
  const excused = habits.reduce((sum, habit) => sum + (points[habit] ?? 0), 0);
  return { ...rated, points, score: rated.score - Math.min(trust, excused) };
}

/** An enquiry's links, and what its texts say without these. */
export function readEnquiry(texts: EnquiryTexts, own: Own) {
  const links = linksIn(texts.long.join('\n'), own);
  const shortLinks = texts.short.map((one) => linksIn(one, own));
  const short = shortLinks.map(({ rest }) => rest);
  return { links, shortLinks, said: readTexts({ long: links.rest, short, hosts: links.cheap, phone: own.phone }) };
}

/** Scores an enquiry: 0 if nothing is suspicious. No single habit of real people reaches the threshold. */
export function spamScore({ texts, traces, own, ...counts }: Evidence, weights: Weights = committed()): SpamScore {
  const { isDisposable, sameText, sameMailbox, sameAddress, isUnproven } = counts;
  const seconds = traces.seconds ?? undefined;
  const { links, shortLinks, said } = readEnquiry(texts, own);
  const { certain, isPromising, features } = said;
  const odds = oddsOf(features, weights);
  const script = pointsOfScript(links.rest);
  // Few of the texts from which the weights are learned are in such letters: there the lists must find something too.
  const isUnread = script > 0 && !features.signs.includes('sold 1');
  const linked = pointsOfLinks(links);
  const isLure = links.isProgram || (isPromising && links.foreign.length + links.calls.length > 0);
  const points: Record<SpamReason, number> = {
    // Sufficient alone, and above every threshold in tests.
    hidden_field: traces.website?.trim() ? 100 : 0,
    // Our forms always send the time. A page loaded before an update does not, so its absence alone is not enough.
    too_fast: seconds === undefined || seconds < 4 ? 8 : 0,
    advert: (isUnread ? 0 : pointsOfWording(odds)) + certain,
    // A customer's words speak for the links, but not for what these promise.
    links: isLure ? Math.max(10, linked) : linked && Math.max(1, linked - pointsOfCustomer(odds, features.signs)),
    hidden_link: links.isHidden || shortLinks.some(({ isHidden }) => isHidden) ? 10 : 0,
    link_in_name: shortLinks.some(({ foreign, relays }) => foreign.length + relays.length > 0) ? 10 : 0,
    markup:
      texts.long.some((long) => markup.test(long)) || [...texts.long, ...texts.short].some((one) => probe.test(one))
        ? 10
        : 0,
    gibberish: pointsOfGibberish(links.rest, texts.short),
    foreign_script: script,
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
    points: Object.fromEntries(counted),
  };
}

/** Link markup of forums and HTML, which customers do not type. */
const markup = /<a\s[^>]*href|\[(?:url|link)[=\]]/i;

/** What programs type that look for weak forms: scripts, and pieces of queries, templates and paths. */
const probe =
  /<\/?(?:script|iframe|img|svg|object|embed)[\s>/]|\bon(?:error|load|click)\s?=|javascript:|\bunion\s+(?:all\s+)?select\b|\b(?:drop|truncate)\s+table\b|['"]\s?(?:or|and)\s+['"]?\d+['"]?\s?=\s?['"]?\d|['"]\s?;\s?--|\bor\s+1\s?=\s?1\b|\b(?:sleep|benchmark|waitfor|pg_sleep)\s?\(\d|\$\{[a-z]|\{\{.{0,40}\}\}|\.\.[/\\]\.\.[/\\]|\/etc\/passwd|<\?php|%3cscript/i;

/** With fewer letters, a text only points to its links. */
const fewLetters = 40;

function pointsOfLinks({ hosts, foreign, relays, cheap, rest }: Links): number {
  const isBare = (rest.match(/\p{L}/gu)?.length ?? 0) < fewLetters;
  const unknown =
    steps(foreign.length, [
      [1, 6],
      [2, 8],
      [3, 10],
    ]) + (cheap.length > 0 ? 2 : 0);
  // Customers abroad give a number of WhatsApp as a link.
  const isChat = relays.every((host) => /^(?:wa\.me|api\.whatsapp\.com)$/.test(host));
  const relayed = relays.length > 0 ? (isBare ? 12 : isChat ? 6 : 8) : 0;
  const many = steps(hosts.length, [
    [1, 1],
    [3, 4],
    [6, 8],
  ]);
  return Math.max(unknown, relayed, many);
}

/** From so many letters on, nobody types a word like this by resting a hand on the keyboard. */
const longGibberish = 12;

function pointsOfGibberish(text: string, short: readonly string[]): number {
  const inNames = short.flatMap(gibberishIn).some((word) => word.length >= longGibberish);
  const words = gibberishIn(text);
  const letters = text.match(/[\p{L}]/gu)?.length ?? 0;
  const isMost = words.join('').length * 2 > letters;
  const inText =
    isMost && words.length > 0 ? (words.length >= 2 || (words[0]?.length ?? 0) >= longGibberish ? 10 : 7) : 0;
  return inText + (inNames ? 10 : short.some(isMadeUp) ? 3 : 0);
}

/** Points of a text that is not in Latin or Arabic letters, or mixes those of two scripts in a word to look like others. */
function pointsOfScript(text: string): number {
  const isDisguised =
    /(?<!\p{L})(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{3,}/u.test(text);
  if (isDisguised) return 10;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const ours = text.match(/[\p{Script=Latin}\p{Script=Arabic}]/gu)?.length ?? 0;
  return letters >= 10 && ours * 2 < letters ? 6 : 0;
}

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
 * Returns the text by which copies of an enquiry are recognised, without numbers and links; undefined if its own words are
 * too few. The sites to which strangers link are no copy: anybody could make a hotel's suspicious.
 */
export function copyMark({ long }: EnquiryTexts, own: Own): string | undefined {
  const text = plainText(linksIn(long.join('\n'), own).rest)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return text.length >= shortestCompared ? `text ${text}` : undefined;
}
