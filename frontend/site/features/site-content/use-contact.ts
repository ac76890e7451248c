import type { Contact } from '#contracts/api/site-contact-rules';
import { whatsAppLink } from '#contracts/website/contact-links';
import type { InLanguage } from '#contracts/website/in-language';
import { useSection } from './use-section.ts';

/** The contact in the reader's language. */
export type ShownContact = InLanguage<Contact>;

const noContact: ShownContact = {
  ...{ phones: [], whatsapp: '', emails: [], addresses: [], social: [] },
  ...{ hours: '', always: false, licence: '', registration: '', vat: null },
};

/** The ways to reach the agency: empty on the way from the console to the site, until they are read. */
export const useContact = (): ShownContact => useSection('contact') ?? noContact;

/** Returns links to a WhatsApp chat that opens with a text. */
export function useChatLink(): (text: string) => string {
  const { whatsapp } = useContact();
  return (text) => whatsAppLink(whatsapp, text);
}

/** The phone that the header, brochures and forms name. */
export const useMainPhone = () => useContact().phones[0];
