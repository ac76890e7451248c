import { istanbulBosphorusOffer } from './offers/istanbul-bosphorus.ts';
import { lines, paragraphs, type SampleProgram } from './sample-program.ts';

export const istanbulBosphorus: SampleProgram = {
  slug: 'istanbul-bosphorus',
  trip_name: 'إسطنبول: أسبوع على البوسفور',
  city: 'إسطنبول',
  description: paragraphs(
    'مدينة على قارتين، وبرنامج لا يستعجلك. أيام للسلطان أحمد وتوب كابي والسوق المسقوف، وأيام للأحياء التي يحبها أهلها: بلاط وكوزغونجوك وكاديكوي.',
    'نعبر البوسفور بقارب خاص ساعة الغروب، ونقضي يومًا في جزر الأميرات وآخر في بورصة لمن أراد التلفريك والثلج في موسمه. ومطاعمنا كلها مجرّبة ومناسبة للعائلة، والمرشد يتحدث العربية.',
  ),
  accommodation: '6 ليالٍ في فندق بوتيك 5 نجوم في بيوغلو، غرفة عائلية، مع الإفطار',
  offer_includes: lines(
    'الإقامة 6 ليالٍ مع الإفطار',
    'الاستقبال والتوديع في المطار بسيارة خاصة',
    'جولتان مع مرشد يتحدث العربية',
    'رحلة بوسفور خاصة عند الغروب',
    'يوم في جزر الأميرات مع الغداء',
    'شريحة اتصال لكل غرفة',
  ),
  translations: {
    en: {
      trip_name: 'Istanbul: A Week on the Bosphorus',
      city: 'Istanbul',
      description: paragraphs(
        'One city on two continents, and a plan that does not rush you. There are days for Sultanahmet, Topkapi and the Grand Bazaar, and days for the districts the people of Istanbul love: Balat, Kuzguncuk and Kadikoy.',
        'We cross the Bosphorus by private boat at sunset, spend a day on the Princes’ Islands, and another in Bursa if you would like the cable car and, in season, the snow. Every restaurant has been tried by us with families in mind, and the guide speaks Arabic and English.',
      ),
      accommodation: '6 nights in a 5-star boutique hotel in Beyoglu, family room, breakfast included',
      offer_includes: lines(
        '6 nights with breakfast',
        'Private airport transfers',
        'Two guided tours in Arabic or English',
        'Private Bosphorus cruise at sunset',
        'A day on the Princes’ Islands with lunch',
        'A SIM card for each room',
      ),
    },
  },
  starts_in_days: 38,
  nights: 6,
  price_sar: 5490,
  type: 'family',
  region: 'europe',
  featured: true,
  offer: istanbulBosphorusOffer,
  photos: [
    { scene: 'istanbul', crop: [0.1, 0.1, 0.8, 0.853] },
    { scene: 'istanbul', crop: [0.28, 0.14, 0.46, 0.49], variant: 'dusk' },
    { scene: 'istanbul', crop: [0.26, 0.54, 0.42, 0.448], variant: 'day' },
    { scene: 'istanbul', crop: [0.52, 0.3, 0.46, 0.49], variant: 'dawn' },
    { scene: 'island', crop: [0.06, 0.12, 0.82, 0.875] },
    { scene: 'cable-car', crop: [0.06, 0.1, 0.8, 0.853] },
    { scene: 'plane', crop: [0.2, 0.1, 0.76, 0.811], variant: 'dawn' },
  ],
};
