import { aseerAbhaOffer } from './offers/aseer-abha.ts';
import { lines, paragraphs, type SampleProgram } from './sample-program.ts';

export const aseerAbha: SampleProgram = {
  slug: 'aseer-abha',
  trip_name: 'عسير: ضباب أبها ومدرّجاتها',
  city: 'أبها',
  description: paragraphs(
    'حين يشتد الحر في بقية المدن، يكون الضباب قد سبقنا إلى السودة. ثلاث ليالٍ في أعالي عسير بين غابات العرعر والمدرّجات الخضراء، مع مسارات مشي تناسب المبتدئ والمتمرّس.',
    'ننزل العقبة إلى رجال ألمع، القرية التي بُنيت من الحجر وتزيّنت بالمرو الأبيض، ونتعلّم القط العسيري على يد سيدة من أهل المنطقة، ثم نختم بسوق الثلاثاء وعسل السدر وخبز التنور.',
  ),
  accommodation: '3 ليالٍ في فندق 4 نجوم في أبها بإطلالة جبلية، مع الإفطار',
  offer_includes: lines(
    'الاستقبال والتوديع في مطار أبها الدولي',
    'الإقامة 3 ليالٍ مع الإفطار',
    'يوم مشي في السودة مع دليل جبلي',
    'زيارة رجال ألمع ومتحفها',
    'ورشة القط العسيري',
    'غداء شعبي في بيت ريفي',
    'سيارة دفع رباعي بسائق',
  ),
  translations: {
    en: {
      trip_name: 'Aseer: Mist and Terraces of Abha',
      city: 'Abha',
      description: paragraphs(
        'When the other cities are at their hottest, the mist is already up on Al Soudah. Three nights in the high country of Aseer, among juniper forest and green terraces, with walks for beginners and for practised hikers.',
        'We take the escarpment road down to Rijal Almaa, a village of stone houses trimmed with white quartz, learn Al-Qatt Al-Asiri wall painting from a local artist, and finish at the Tuesday market with sidr honey and bread from the clay oven.',
      ),
      accommodation: '3 nights in a 4-star hotel in Abha with mountain view, breakfast included',
      offer_includes: lines(
        'Transfers from and to Abha International Airport',
        '3 nights with breakfast',
        'A day’s hike on Al Soudah with a mountain guide',
        'Visit to Rijal Almaa and its museum',
        'Al-Qatt Al-Asiri workshop',
        'Home-cooked lunch at a farmhouse',
        '4x4 with driver',
      ),
    },
  },
  starts_in_days: 31,
  nights: 3,
  price_sar: 2450,
  type: 'adventure',
  region: 'saudi',
  offer: aseerAbhaOffer,
  photos: [
    { scene: 'aseer', crop: [0.1, 0.08, 0.8, 0.853] },
    { scene: 'aseer', crop: [0.26, 0.34, 0.5, 0.533], variant: 'dawn' },
    { scene: 'aseer', crop: [0, 0.26, 0.56, 0.597], variant: 'dusk' },
    { scene: 'aseer', crop: [0.42, 0.14, 0.56, 0.597], variant: 'night' },
    { scene: 'souq', crop: [0, 0.28, 0.62, 0.661], variant: 'day' },
  ],
};
