import type { SiteContact } from '../api/site-contact.ts';

/** The contact of a fresh system. Its numbers are placeholders, which owners replace in the console. */
export const contactAtStart: SiteContact = {
  phones: [
    {
      label: { ar: 'الرقم الموحّد', en: 'Hotline' },
      number: '+966920000000',
      note: { ar: 'رقم واحد لكل مناطق المملكة', en: 'One number for all of Saudi Arabia' },
    },
    {
      label: { ar: 'رقم الجوال', en: 'Phone' },
      number: '+966500000000',
      note: { ar: 'من داخل المملكة وخارجها', en: 'From abroad too' },
    },
  ],
  whatsapp: '+966500000000',
  emails: [
    {
      label: { ar: 'البريد الإلكتروني', en: 'Email' },
      address: 'hello@rihla.example',
      note: { ar: 'للمستندات والأسئلة المطوّلة', en: 'For documents and longer questions' },
    },
  ],
  addresses: [
    {
      text: {
        ar: 'طريق الملك فهد، حي العليا، الرياض، المملكة العربية السعودية',
        en: 'King Fahd Road, Al Olaya, Riyadh, Saudi Arabia',
      },
      city: { ar: 'الرياض', en: 'Riyadh' },
      latitude: 24.6938,
      longitude: 46.6834,
      link: null,
    },
  ],
  hours: { ar: 'خدمة على مدار الساعة طوال أيام الأسبوع', en: 'Support around the clock, every day' },
  open_always: true,
  hours_seasons: [],
  social: [
    { name: 'Instagram', link: 'https://www.instagram.com/rihla.example' },
    { name: 'X', link: 'https://x.com/rihla_example' },
    { name: 'TikTok', link: 'https://www.tiktok.com/@rihla.example' },
    { name: 'YouTube', link: 'https://www.youtube.com/@rihla.example' },
  ],
  licence: '73100000',
  licence_until: null,
  registration: '1010000000',
  vat: '300000000000003',
};
