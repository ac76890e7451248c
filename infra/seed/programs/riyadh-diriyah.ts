import { riyadhDiriyahOffer } from './offers/riyadh-diriyah.ts';
import { lines, paragraphs, type SampleProgram } from './sample-program.ts';

export const riyadhDiriyah: SampleProgram = {
  slug: 'riyadh-diriyah',
  trip_name: 'الرياض والدرعية: من الطين إلى السحاب',
  city: 'الرياض',
  description: paragraphs(
    'إجازة نهاية أسبوع تجمع أول الحكاية وآخرها. نهار في حي الطريف بالدرعية، بين قصر سلوى وأسوار الطين، ثم عشاء في مطل البجيري والإضاءة تنساب على الجدران.',
    'ومن الغد رياض اليوم: المصمك وسوق الزل صباحًا، ومركز الملك عبدالله المالي عصرًا، ثم الجسر المعلّق في برج المملكة حين تضيء المدينة كلها. ولمن أراد البر، نضيف صباحًا إلى مطل نهاية العالم بسيارات الدفع الرباعي.',
  ),
  accommodation: 'ليلتان في فندق 5 نجوم وسط الرياض، غرفة ديلوكس، مع الإفطار',
  offer_includes: lines(
    'الإقامة ليلتين مع الإفطار',
    'تذاكر حي الطريف مع مرشد',
    'عشاء في مطل البجيري',
    'تذاكر الجسر المعلّق في برج المملكة',
    'سيارة خاصة بسائق لمدة يومين',
  ),
  translations: {
    en: {
      trip_name: 'Riyadh and Diriyah: From Mud Brick to Skyline',
      city: 'Riyadh',
      description: paragraphs(
        'A weekend that holds both ends of the story. The first day is for At-Turaif in Diriyah, between Salwa Palace and the mud-brick walls, with dinner at Bujairi Terrace as the lights come up on the old city.',
        'The second day is for Riyadh as it is now: Masmak Fort and Souq Al Zal in the morning, the King Abdullah Financial District in the afternoon, and the Sky Bridge of Kingdom Tower when the whole city is lit. If you would like open country, we add a morning at the Edge of the World by 4x4.',
      ),
      accommodation: '2 nights in a 5-star hotel in central Riyadh, deluxe room, breakfast included',
      offer_includes: lines(
        '2 nights with breakfast',
        'Tickets to At-Turaif with a guide',
        'Dinner at Bujairi Terrace',
        'Sky Bridge tickets at Kingdom Tower',
        'Private car with driver for two days',
      ),
    },
  },
  starts_in_days: 10,
  nights: 2,
  price_sar: 1980,
  type: 'cultural',
  region: 'saudi',
  offer: riyadhDiriyahOffer,
  photos: [
    { scene: 'diriyah', crop: [0.08, 0.06, 0.84, 0.896] },
    { scene: 'riyadh', crop: [0.12, 0.08, 0.76, 0.81] },
    { scene: 'diriyah', crop: [0.3, 0.42, 0.44, 0.469], variant: 'night' },
    { scene: 'cliffs', crop: [0.16, 0.08, 0.84, 0.896] },
  ],
};
