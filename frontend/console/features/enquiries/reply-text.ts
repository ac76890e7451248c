import type { TFunction } from 'i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import type { SiteLetters } from '#contracts/api/site-letters-rules';
import type { BuiltInTemplate } from '#contracts/api/template-rules';
import { withFacts } from '#contracts/field-kit/facts';
import type { Language } from '#contracts/field-kit/language';
import type { InLanguage } from '#contracts/website/in-language';
import { formatDayRange, formatPrice } from '#shared/lib/format.ts';

/** The texts about a program, by the type of the request that came from it. */
const ofProgram = {
  flight: 'flightOfProgram',
  hotel: 'hotelOfProgram',
  custom: 'program',
  message: 'messageOfProgram',
} as const;

interface ReplyWords {
  /** The texts in the customer's language. */
  t: TFunction<'adminReplies'>;
  brand: string;
  /** The words around the facts; undefined if they are not known. */
  letters: InLanguage<SiteLetters> | undefined;
  /** The title of the program from which the request came, undefined if it is not known. */
  program?: string | undefined;
  /** The link to the page of the request, once it is made. */
  page?: string | undefined;
  /** Lines with the dates and the total for which the customer asks. */
  asked?: readonly string[];
}

/** The dates and the total of a request for a departure, in the customer's language; undefined if not known. */
export function askedFacts(enquiry: Enquiry, language: Language): { departure?: string; total?: string } {
  if (enquiry.type !== 'custom' || !enquiry.departure_id) return {};
  const { departure, seen_total_sar } = enquiry;
  const { from_date: from, to_date: to, total_sar } = departure ?? {};
  const total = total_sar ?? seen_total_sar;
  return {
    ...(from && to && { departure: formatDayRange(from, to, language) }),
    ...(total && { total: formatPrice(total, language) }),
  };
}

/** The same, as lines of a text. */
export function askedLines(enquiry: Enquiry, t: TFunction<'adminReplies'>, language: Language): string[] {
  const { departure, total } = askedFacts(enquiry, language);
  return [
    ...(departure ? [t('asked.days', { days: departure })] : []),
    ...(total ? [t('asked.total', { total })] : []),
  ];
}

type Replied = Pick<Enquiry, 'type' | 'name' | 'reference' | 'program_id'>;

/** The words of a built-in template for this type of request, without greeting, reference and link. */
export function builtInText(
  template: BuiltInTemplate,
  { type, program_id }: Pick<Replied, 'type' | 'program_id'>,
  { t, brand, program }: Pick<ReplyWords, 't' | 'brand' | 'program'>,
): string {
  const named = program ? t('programNamed', { program }) : t('programUnnamed');
  return t(`${program_id ? ofProgram[type] : type}.${template}`, { brand, program: named });
}

/** Fills the names into the words around a text. */
export const wordsTo =
  (name: string, agency: string) =>
  (text = '') =>
    withFacts(name ? text : text.replace(/\s*\{name\}/, ''), { name, agency });

interface InvitationWords extends Pick<ReplyWords, 't' | 'brand' | 'letters' | 'program'> {
  link: string;
}

/** Drafts the message with a link by which a customer writes a testimonial. */
export const invitationText = (name: string, { t, brand, letters, program, link }: InvitationWords): string =>
  [
    wordsTo(name, brand)(letters?.chat_hello),
    program ? t('invitation.ofProgram', { program: t('programNamed', { program }) }) : t('invitation.text'),
    link,
    t('invitation.promise'),
  ]
    .filter(Boolean)
    .join('\n\n');

/**
 * Drafts a reply from a built-in template: greeting, its text for this type of request, the reference, and the link to the request's
 * page.
 */
export function replyText(
  template: BuiltInTemplate,
  { name, reference, ...enquiry }: Replied,
  { t, brand, letters, program, asked = [], page }: ReplyWords,
): string {
  const body = builtInText(template, enquiry, { t, brand, program });
  const words = wordsTo(name, brand);
  const sentences = [
    template === 'greeting' && words(letters?.chat_opening),
    body,
    template === 'thanks' && words(letters?.chat_closing),
  ];
  return [
    [words(letters?.chat_hello), sentences.filter(Boolean).join(' ')].filter(Boolean).join('\n'),
    asked.join('\n'),
    reference && t('reference', { reference }),
    page && t('page', { page }),
  ]
    .filter(Boolean)
    .join('\n\n');
}
