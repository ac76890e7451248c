/**
 * The agency's name, address and contact details, for the site and for mails. The numbers are placeholders: replace
 * them with the agency's own.
 */
export const agency = {
  name: { ar: 'رحلة', en: 'Rihla' },
  legalName: { ar: 'شركة رحلة للسفر والسياحة', en: 'Rihla Travel & Tourism Company' },
  address: {
    ar: 'طريق الملك فهد، حي العليا، الرياض، المملكة العربية السعودية',
    en: 'King Fahd Road, Al Olaya, Riyadh, Saudi Arabia',
  },
  /** In E.164. */
  phone: '+966500000000',
  /** As people dial it: a Saudi unified number. */
  hotline: '920000000',
  /** Digits for wa.me links. */
  whatsApp: '966500000000',
  email: 'hello@rihla.example',
} as const;

/** `9200 00000`: the hotline in readable groups. */
export const hotlineText = agency.hotline.replace(/^(\d{4})(\d+)$/, '$1 $2');

/** A WhatsApp chat that opens with this text. */
export const whatsAppLink = (text: string) => `https://wa.me/${agency.whatsApp}?text=${encodeURIComponent(text)}`;
