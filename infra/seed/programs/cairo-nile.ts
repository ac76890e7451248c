import { cairoNileOffer } from './offers/cairo-nile.ts';
import { lines, paragraphs, type SampleProgram } from './sample-program.ts';

export const cairoNile: SampleProgram = {
  slug: 'cairo-nile',
  trip_name: 'القاهرة: الأهرامات والنيل',
  city: 'القاهرة',
  description: paragraphs(
    'القاهرة تُزار مرة فتعود إليها مرات. نصل إلى الأهرامات مع فتح البوابات وقبل الزحام، ونقضي ضحى كاملًا في المتحف المصري الكبير مع مرشد آثار يعرف أين تقف وماذا تسأل.',
    'عصرًا فلوكة على النيل وشاي بالنعناع، ومساءً شارع المعز وخان الخليلي بعد أن تهدأ الحرارة. ونترك لك يومًا مفتوحًا، إما للإسكندرية وإما للراحة.',
  ),
  accommodation: '4 ليالٍ في فندق 5 نجوم على كورنيش النيل، غرفة بإطلالة على النهر، مع الإفطار',
  offer_includes: lines(
    'الإقامة 4 ليالٍ مع الإفطار',
    'الاستقبال والتوديع في مطار القاهرة',
    'تذاكر الأهرامات والمتحف المصري الكبير مع مرشد آثار',
    'رحلة فلوكة خاصة عند الغروب',
    'جولة مسائية في شارع المعز وخان الخليلي',
    'سيارة خاصة مكيّفة طوال الرحلة',
  ),
  translations: {
    en: {
      trip_name: 'Cairo: The Pyramids and the Nile',
      city: 'Cairo',
      description: paragraphs(
        'Few people visit Cairo only once. We reach the pyramids at opening time, before the crowds, and give a full morning to the Grand Egyptian Museum with an Egyptologist who knows where to stand and what to ask.',
        'In the afternoon there is a felucca on the Nile and mint tea; in the evening, Al-Muizz Street and Khan el-Khalili once the heat has gone. One day is left open, for Alexandria or for rest.',
      ),
      accommodation: '4 nights in a 5-star hotel on the Nile Corniche, river-view room, breakfast included',
      offer_includes: lines(
        '4 nights with breakfast',
        'Transfers from and to Cairo airport',
        'Tickets to the pyramids and the Grand Egyptian Museum with an Egyptologist',
        'Private felucca at sunset',
        'Evening walk through Al-Muizz Street and Khan el-Khalili',
        'Private air-conditioned car throughout',
      ),
    },
  },
  starts_in_days: 28,
  nights: 4,
  price_sar: 3749.99,
  type: 'cultural',
  region: 'africa',
  offer: cairoNileOffer,
  photos: [
    { scene: 'cairo', crop: [0.1, 0.1, 0.8, 0.853] },
    { scene: 'cairo', crop: [0.12, 0.16, 0.56, 0.597], variant: 'day' },
    { scene: 'cairo', crop: [0.34, 0.4, 0.48, 0.512], variant: 'dusk' },
    { scene: 'souq', crop: [0.12, 0.02, 0.76, 0.811], variant: 'dusk' },
    { scene: 'plane', crop: [0.3, 0.12, 0.68, 0.725], variant: 'day' },
  ],
};
