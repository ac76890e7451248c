import { umrahMakkahMadinahOffer } from './offers/umrah-makkah-madinah.ts';
import { lines, paragraphs, type SampleProgram } from './sample-program.ts';

export const umrahMakkahMadinah: SampleProgram = {
  slug: 'umrah-makkah-madinah',
  trip_name: 'عمرة: مكة المكرمة والمدينة المنورة',
  city: 'مكة المكرمة والمدينة المنورة',
  description: paragraphs(
    'رتّبنا لك كل شيء لتتفرّغ لعبادتك. ثلاث ليالٍ في مكة المكرمة على مسافة قصيرة من المسجد الحرام، ثم قطار الحرمين السريع إلى المدينة المنورة وثلاث ليالٍ بجوار المسجد النبوي.',
    'يرافقك مشرف من فريقنا عند أداء المناسك إن رغبت، ونساعدك في حجز موعد الروضة الشريفة عبر منصة نسك، ونزور مسجد قباء وجبل أحد وبقية المعالم على مهل. وتتوفر كراسٍ متحركة وغرف متصلة لمن يصطحب والديه أو أطفاله.',
  ),
  accommodation: '3 ليالٍ في مكة المكرمة و3 ليالٍ في المدينة المنورة، فنادق 5 نجوم قريبة من الحرمين، مع الإفطار',
  offer_includes: lines(
    'الإقامة 6 ليالٍ مع الإفطار',
    'تذاكر قطار الحرمين السريع بين مكة المكرمة والمدينة المنورة',
    'الاستقبال من المطار والتوديع إليه',
    'مشرف مرافق لأداء العمرة',
    'المساعدة في تصريح العمرة وموعد الروضة عبر نسك',
    'زيارة مسجد قباء وجبل أحد ومعالم المدينة المنورة',
  ),
  translations: {
    en: {
      trip_name: 'Umrah: Makkah and Madinah',
      city: 'Mecca & Medina',
      description: paragraphs(
        'We look after the arrangements so that you can give your time to worship. Three nights in Makkah, a short walk from the Grand Mosque, then the Haramain high-speed train to Madinah and three nights beside the Prophet’s Mosque.',
        'A member of our team can accompany you through the rites, and we help you book a time for the Rawdah on the Nusuk platform. We visit Quba Mosque, Mount Uhud and the other landmarks at an easy pace. Wheelchairs and connecting rooms are available for parents and children.',
      ),
      accommodation: '3 nights in Makkah and 3 in Madinah, 5-star hotels near the two Holy Mosques, with breakfast',
      offer_includes: lines(
        '6 nights with breakfast',
        'Haramain train tickets between Makkah and Madinah',
        'Airport transfers on arrival and departure',
        'Companion guide for the Umrah rites',
        'Help with the Umrah permit and the Rawdah booking on Nusuk',
        'Visits to Quba Mosque, Mount Uhud and the landmarks of Madinah',
      ),
    },
  },
  starts_in_days: 14,
  nights: 6,
  price_sar: 3250,
  type: 'umrah',
  region: 'saudi',
  offer: umrahMakkahMadinahOffer,
  photos: [
    { scene: 'makkah', crop: [0.1, 0.06, 0.8, 0.853] },
    { scene: 'madinah', crop: [0.1, 0.1, 0.8, 0.853] },
    { scene: 'madinah', crop: [0.3, 0.2, 0.48, 0.512], variant: 'dawn' },
    { scene: 'makkah', crop: [0.3, 0.3, 0.62, 0.661], variant: 'night' },
    { scene: 'jabal', crop: [0.1, 0.1, 0.8, 0.853] },
    { scene: 'train', crop: [0.14, 0.1, 0.82, 0.875] },
    { scene: 'madinah', crop: [0.44, 0.24, 0.56, 0.597], variant: 'dusk' },
  ],
};
