import type { TFunction } from 'i18next';
import type { Enquiry } from '#contracts/api/enquiries';

/** The templates of a reply, in the order in which an enquiry needs them. */
export const replyTemplates = ['greeting', 'offer', 'details', 'thanks'] as const;
export type ReplyTemplate = (typeof replyTemplates)[number];

/** The texts about a program, by the type of the request that came from it. */
const ofProgram = {
  flight: 'flightOfProgram',
  hotel: 'hotelOfProgram',
  custom: 'program',
  message: 'messageOfProgram',
} as const;

/**
 * Drafts a reply: salutation, the template's text for this type of request, the reference.
 * @param t the texts in the customer's language
 * @param program the title of the program from which the request came, undefined if it is not known
 */
export function replyText(
  template: ReplyTemplate,
  { type, name, reference, program_id }: Pick<Enquiry, 'type' | 'name' | 'reference' | 'program_id'>,
  { t, brand, program }: { t: TFunction<'adminReplies'>; brand: string; program?: string | undefined },
): string {
  const hello = name ? t('hello', { name }) : t('helloNameless');
  const named = program ? t('programNamed', { program }) : t('programUnnamed');
  const body = t(`${program_id ? ofProgram[type] : type}.${template}`, { brand, program: named });
  return [`${hello}\n${body}`, reference && t('reference', { reference })].filter(Boolean).join('\n\n');
}
