/**
 * Who the agency is, where it is and how to reach it, for the site and for mails. The numbers are placeholders: an
 * operator puts the agency's own here.
 */
export const agency = {
  name: { ar: 'رحلة', en: 'Rihla' },
  legalName: { ar: 'شركة رحلة للسفر والسياحة', en: 'Rihla Travel & Tourism Company' },
  address: {
    ar: 'طريق الملك فهد، حي العليا، الرياض، المملكة العربية السعودية',
    en: 'King Fahd Road, Al Olaya, Riyadh, Saudi Arabia',
  },
  /** E.164. */
  phone: '+966500000000',
  /** As it is dialled: a Saudi unified number. */
  hotline: '920000000',
  /** Digits for wa.me links. */
  whatsApp: '966500000000',
  email: 'hello@rihla.example',
} as const;

/** `9200 00000`: the hotline in readable groups. */
export const hotlineText = agency.hotline.replace(/^(\d{4})(\d+)$/, '$1 $2');

/** A chat with the agency that starts with this text. */
export const whatsAppLink = (text: string) => `https://wa.me/${agency.whatsApp}?text=${encodeURIComponent(text)}`;
