import type { TFunction } from 'i18next';
import type { EnquiryView } from './enquiry-view.ts';

/** The templates of a reply, in the order in which an enquiry needs them. */
export const replyTemplates = ['greeting', 'offer', 'details', 'thanks'] as const;
export type ReplyTemplate = (typeof replyTemplates)[number];

/**
 * Drafts a reply: salutation, the template's text for this type of request, the reference.
 * @param t the texts in the customer's language
 */
export function replyText(
  template: ReplyTemplate,
  { type, name, reference }: Pick<EnquiryView, 'type' | 'name' | 'reference'>,
  { t, brand }: { t: TFunction<'adminReplies'>; brand: string },
): string {
  const hello = name ? t('hello', { name }) : t('helloNameless');
  const body = t(`${type}.${template}`, { brand });
  return [`${hello}\n${body}`, reference && t('reference', { reference })].filter(Boolean).join('\n\n');
}
