import { parisArtGardensOffer } from './offers/paris-art-gardens.ts';
import { lines, paragraphs, type SampleProgram } from './sample-program.ts';

export const parisArtGardens: SampleProgram = {
  slug: 'paris-art-gardens',
  trip_name: 'باريس: متاحف وحدائق ومقاهٍ',
  city: 'باريس',
  description: paragraphs(
    'باريس أجمل لمن يجوبها مشيًا. اخترنا لك فندقًا هادئًا في سان جيرمان، تصل منه إلى السين سيرًا على الأقدام، وحجزنا مواعيد اللوفر وأورسيه حتى لا يضيع يومك في الطوابير.',
    'صباح في فرساي بين النوافير، ومساء على متن قارب يمر تحت الجسور، ووقت حر كافٍ للتسوق أو للجلوس في مقهى على الرصيف بلا موعد. ونجهّز معك ملف تأشيرة شنغن خطوة بخطوة.',
  ),
  accommodation: '5 ليالٍ في فندق 4 نجوم في سان جيرمان، غرفة مزدوجة، مع الإفطار',
  offer_includes: lines(
    'الإقامة 5 ليالٍ مع الإفطار',
    'الاستقبال والتوديع في مطار شارل ديغول',
    'تذاكر اللوفر وأورسيه بموعد محدد',
    'يوم في فرساي مع مرشد',
    'جولة نهرية مسائية في السين',
    'تجهيز ملف تأشيرة شنغن (الرسوم غير مشمولة)',
  ),
  translations: {
    en: {
      trip_name: 'Paris: Museums, Gardens and Cafés',
      city: 'Paris',
      description: paragraphs(
        'Paris is at its best on foot. We have chosen a quiet hotel in Saint-Germain, a short walk from the Seine, and reserved your times at the Louvre and the Orsay so that no day is lost in a queue.',
        'A morning among the fountains of Versailles, an evening on a boat under the bridges, and enough free time to shop or to sit at a pavement café with nowhere to be. We prepare your Schengen visa file with you, step by step.',
      ),
      accommodation: '5 nights in a 4-star hotel in Saint-Germain, double room, breakfast included',
      offer_includes: lines(
        '5 nights with breakfast',
        'Transfers from and to Charles de Gaulle airport',
        'Timed tickets to the Louvre and the Orsay',
        'A guided day at Versailles',
        'Evening cruise on the Seine',
        'Schengen visa file prepared with you (fees not included)',
      ),
    },
  },
  starts_in_days: 52,
  nights: 5,
  price_sar: 8950,
  type: 'cultural',
  region: 'europe',
  offer: parisArtGardensOffer,
  photos: [
    { scene: 'paris', crop: [0.1, 0.1, 0.8, 0.853] },
    { scene: 'paris', crop: [0.22, 0.28, 0.58, 0.619], variant: 'night' },
    { scene: 'paris', crop: [0, 0.4, 0.54, 0.576], variant: 'dawn' },
    { scene: 'garden', crop: [0.1, 0.1, 0.8, 0.853] },
    { scene: 'paris', crop: [0.52, 0.42, 0.48, 0.512], variant: 'dusk' },
    { scene: 'plane', crop: [0.24, 0, 0.74, 0.789], variant: 'dusk' },
  ],
};
