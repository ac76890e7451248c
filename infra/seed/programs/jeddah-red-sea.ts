import { jeddahRedSeaOffer } from './offers/jeddah-red-sea.ts';
import { lines, paragraphs, type SampleProgram } from './sample-program.ts';

export const jeddahRedSea: SampleProgram = {
  slug: 'jeddah-red-sea',
  trip_name: 'جدة: البلد والبحر الأحمر',
  city: 'جدة',
  description: paragraphs(
    'جدة غير، وهذا البرنامج يريك السبب. نبدأ من البلد، بين بيوت الحجر المنقبي ورواشينها الخشبية، من باب مكة إلى بيت نصيف، ونفطر فولًا وتميسًا في الأسواق القديمة كما يفطر أهلها.',
    'وفي اليومين التاليين نترك المدينة للبحر: قارب خاص إلى المياه الضحلة قرب جزيرة بياضة، سباحة وغوص سطحي فوق الشعاب المرجانية، وغداء من صيد اليوم. البرنامج مريح للعائلات، ومعدات السلامة متوفرة بمقاسات الأطفال.',
  ),
  accommodation: '4 ليالٍ في فندق 5 نجوم على كورنيش جدة، غرفة بإطلالة بحرية، مع الإفطار',
  offer_includes: lines(
    'الاستقبال والتوديع في مطار الملك عبدالعزيز الدولي',
    'الإقامة 4 ليالٍ مع الإفطار',
    'جولة مشي في جدة التاريخية مع مرشد مرخّص',
    'رحلتان بحريتان بقارب خاص مع معدات الغوص السطحي',
    'غداء بحري على القارب',
    'التنقّلات الداخلية بسيارة عائلية',
  ),
  translations: {
    en: {
      trip_name: 'Jeddah: Al-Balad and the Red Sea',
      city: 'Jeddah',
      description: paragraphs(
        'People here say Jeddah is different, and this trip shows why. We start in Al-Balad, among coral-stone houses and their carved wooden roshans, from Bab Makkah to Nassif House, with a breakfast of ful and tamees in the old market.',
        'Then the city gives way to the sea: two days on a private boat near Bayada Island, swimming and snorkelling over the reef, with the catch of the day for lunch. It is an easy trip for families; safety gear comes in children’s sizes.',
      ),
      accommodation: '4 nights in a 5-star hotel on the Corniche, sea-view room, breakfast included',
      offer_includes: lines(
        'Transfers from and to King Abdulaziz International Airport',
        '4 nights with breakfast',
        'Walking tour of historic Jeddah with a licensed guide',
        'Two private boat trips with snorkelling gear',
        'Seafood lunch on board',
        'Family car for all transfers in the city',
      ),
    },
  },
  starts_in_days: 17,
  nights: 4,
  price_sar: 3690,
  type: 'family',
  region: 'saudi',
  offer: jeddahRedSeaOffer,
  photos: [
    { scene: 'jeddah', crop: [0.12, 0.05, 0.76, 0.81] },
    { scene: 'redsea', crop: [0.14, 0, 0.76, 0.81] },
    { scene: 'redsea', crop: [0.3, 0.44, 0.5, 0.533], variant: 'day' },
    { scene: 'jeddah', crop: [0.33, 0.08, 0.44, 0.469], variant: 'dusk' },
    { scene: 'plane', crop: [0.04, 0.14, 0.78, 0.832], variant: 'day' },
  ],
};
