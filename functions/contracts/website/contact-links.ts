/** A number that people dial without the country's code: a Saudi unified (92…) or toll-free (800…) one. */
const dialledInside = /^\+966((?:92|800)\d{7})$/;

/** As people dial it: `920001234`, `+966501234567`. @param number in E.164 */
export const dialled = (number: string): string => number.replace(dialledInside, '$1');

export const telephoneLink = (number: string): string => `tel:${dialled(number)}`;

/**
 * The number in readable groups: `9200 01234`, `+966 50 123 4567`. Numbers of other countries stay as they are.
 * @param number in E.164
 */
export const phoneText = (number: string): string =>
  dialled(number)
    .replace(/^(92\d{2})(\d{5})$/, '$1 $2')
    .replace(/^(800)(\d{3})(\d{4})$/, '$1 $2 $3')
    .replace(/^(\+966)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4');

/** A WhatsApp chat that opens with this text. @param number in E.164 */
export const whatsAppLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
