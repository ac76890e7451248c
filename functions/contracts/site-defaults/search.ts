import type { SiteSearchBody } from '../api/site-search.ts';

/** The words of search results and shared links of a fresh system. */
export const searchAtStart: SiteSearchBody = {
  home_title: {
    ar: '{agency} | رحلات في أرجاء السعودية والعالم',
    en: '{agency} | Journeys across Saudi Arabia and the world',
  },
  home_description: {
    ar: '{agency} ترتّب لك الطيران والفنادق والعمرة والبرامج السياحية داخل المملكة وحول العالم، مع فريق يردّ عليك في أي ساعة.',
    en: '{agency} plans flights, hotels, Umrah and journeys across Saudi Arabia and the world, with people to talk to at any hour.',
  },
  programs_title: { ar: 'جميع البرامج السياحية | {agency}', en: 'All Travel Programs | {agency}' },
  programs_description: {
    ar: 'جميع برامج {agency} السياحية بتواريخها وعدد لياليها وأسعارها بالريال السعودي.',
    en: "All of {agency}'s travel programs, with dates, nights and prices in riyals.",
  },
  custom_title: { ar: 'صمّم رحلتك | {agency}', en: 'Custom journey | {agency}' },
  custom_description: {
    ar: 'رحلة تُصمَّم لك: قل لنا إلى أين ومتى ومع من، ويرتّب خبراء {agency} الفنادق والتنقّلات وكل يوم من أيامها.',
    en: "A journey made for you: say where, when and with whom, and {agency}'s experts plan hotels, transfers and every day of it.",
  },
  flight_title: { ar: 'حجز الطيران | {agency}', en: 'Flight booking | {agency}' },
  flight_description: {
    ar: 'اطلب حجز طيرانك مع {agency}: ذهاب فقط، أو ذهاب وعودة، أو عدة مدن، وعلى كل الدرجات.',
    en: 'Request a flight with {agency}: one way, return or several cities, in every class.',
  },
  hotel_title: { ar: 'حجز الفنادق | {agency}', en: 'Hotel booking | {agency}' },
  hotel_description: {
    ar: 'اطلب حجز فندقك مع {agency}: قرب الحرمين في مكة المكرمة والمدينة المنورة، وفي مدن المملكة والعالم.',
    en: 'Request a hotel with {agency}: Makkah and Madinah near the Haram, cities across Saudi Arabia and the world.',
  },
  contact_title: { ar: 'تواصل معنا | {agency}', en: 'Contact us | {agency}' },
  contact_description: {
    ar: 'راسل {agency} أو اتصل بالرقم الموحّد أو تحدّث إلينا عبر واتساب: نحن هنا على مدار الساعة، طوال أيام الأسبوع.',
    en: 'Write to {agency}, call the hotline, or chat on WhatsApp: we are here 24 hours a day, 7 days a week.',
  },
  hidden: false,
};
