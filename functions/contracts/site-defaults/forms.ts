import type { SiteFormsBody } from '../api/site-forms.ts';

/** What a fresh system says above its forms and its list of programs, and in the greeting of its home page. */
export const formsAtStart: SiteFormsBody = {
  programs: {
    ar: 'برامج داخل المملكة وخارجها، مرتّبة لك بكل تفاصيلها.',
    en: 'Journeys across Saudi Arabia and beyond, planned to the last detail.',
  },
  flight: {
    ar: 'أخبرنا إلى أين تسافر ومتى، ونقارن لك بين شركات الطيران ونعود إليك بأفضل الخيارات.',
    en: 'Tell us where and when. We compare the airlines and come back with the best options.',
  },
  flight_program: {
    ar: 'أخبرنا من أين تسافر، ونقارن لك بين شركات الطيران ونعود إليك بأفضل الخيارات.',
    en: 'Tell us where you fly from. We compare the airlines and come back with the best options.',
  },
  hotel: {
    ar: 'أخبرنا بالمدينة وعدد الليالي، ونسأل لك الفنادق ونعود إليك بأفضل الغرف والأسعار.',
    en: 'Name the city and the nights. We ask the hotels and come back with the best rooms.',
  },
  hotel_program: {
    ar: 'أخبرنا بعدد الضيوف والغرف، ونسأل لك الفنادق ونعود إليك بأفضل الخيارات.',
    en: 'Tell us how many guests and rooms. We ask the hotels and come back with the best options.',
  },
  custom: {
    ar: 'صف لنا الرحلة التي في بالك، ويحوّلها خبيرنا إلى برنامج كامل: يومًا بيوم، وبسعر واضح.',
    en: 'Tell us how you picture it. An expert turns it into a full plan, day by day and with a clear price.',
  },
  custom_program: {
    ar: 'أخبرنا من يسافر وكيف نصل إليك، ونعود إليك بالأماكن المتاحة وخطوات الحجز.',
    en: 'Tell us who travels and where we reach you. We come back with the places left and the next steps.',
  },
  contact: {
    ar: 'سؤال، أو فكرة رحلة، أو كلمة عن رحلتك الأخيرة: اكتب لنا أو اتصل بنا.',
    en: 'A question, an idea for a journey, a word about your last one: write to us or call.',
  },
  greeting_title: { ar: 'حيّاك الله في {agency}', en: 'Hello from {agency}' },
  greeting: {
    ar: 'وين ودّك تسافر؟ راسلنا عبر واتساب ونردّ عليك.',
    en: 'Where would you like to go? We answer on WhatsApp.',
  },
};
