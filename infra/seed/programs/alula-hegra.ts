import { alulaHegraOffer } from './offers/alula-hegra.ts';
import { lines, paragraphs, type SampleProgram } from './sample-program.ts';

export const alulaHegra: SampleProgram = {
  slug: 'alula-hegra',
  trip_name: 'العلا: ليالٍ بين الجبال',
  city: 'العلا',
  description: paragraphs(
    'أربعة أيام على مهل في وادٍ سكنته حضارات متعاقبة منذ آلاف السنين. نبدأ بالحِجر، أول موقع سعودي يُسجَّل في قائمة اليونسكو للتراث العالمي، ونقف أمام قصر الفريد مع راوٍ من أهل العلا يحكي قصة الأنباط كما ينبغي أن تُحكى.',
    'عصرًا نقصد جبل الفيل ونشرب القهوة السعودية على الرمل حتى تغيب الشمس، وفي اليوم التالي نمشي بين بساتين النخيل في الواحة، ثم في أزقة البلدة القديمة، ونمر على نقوش جبل عكمة ومملكة دادان.',
    'الليلة الأخيرة لمحبي السماء: جلسة رصد نجوم بعيدًا عن أضواء البلدة، وعشاء هادئ في البر.',
  ),
  accommodation: '3 ليالٍ في منتجع صحراوي من فئة 5 نجوم، فيلا خاصة بإطلالة على الجبال، مع الإفطار',
  offer_includes: lines(
    'استقبال وتوديع في مطار العلا',
    'الإقامة 3 ليالٍ مع الإفطار يوميًا',
    'تذاكر الحِجر ودادان وجبل عكمة مع راوٍ محلي',
    'جولة في الواحة والبلدة القديمة',
    'جلسة غروب عند جبل الفيل',
    'عشاء في البر ورصد نجوم',
    'سيارة خاصة بسائق طوال الرحلة',
  ),
  translations: {
    en: {
      trip_name: 'AlUla: Nights Among the Rocks',
      city: 'AlUla',
      description: paragraphs(
        'Four unhurried days in a valley that has been lived in for thousands of years. We begin at Hegra, the first Saudi site on the UNESCO World Heritage List, and stand before the lone tomb of Qasr al-Farid with a storyteller from AlUla.',
        'In the afternoon there is Saudi coffee on the sand at Elephant Rock until the sun goes down. The next day we walk the palm groves of the oasis and the lanes of the Old Town, and stop at the inscriptions of Jabal Ikmah and the kingdom of Dadan.',
        'The last night belongs to the sky: stargazing far from the lights of the town, and a quiet dinner in the desert.',
      ),
      accommodation: '3 nights in a 5-star desert resort, private villa with mountain view, breakfast included',
      offer_includes: lines(
        'Meet and greet at AlUla airport, both ways',
        '3 nights with daily breakfast',
        'Tickets to Hegra, Dadan and Jabal Ikmah with a local storyteller',
        'Walk through the oasis and the Old Town',
        'Sunset coffee at Elephant Rock',
        'Desert dinner and stargazing',
        'Private car with driver throughout',
      ),
    },
  },
  starts_in_days: 24,
  nights: 3,
  price_sar: 4850,
  type: 'luxury',
  region: 'saudi',
  featured: true,
  rating: 4.9,
  offer: alulaHegraOffer,
  photos: [
    { scene: 'alula', crop: [0.1, 0.14, 0.76, 0.8] },
    { scene: 'alula', crop: [0, 0.23, 0.52, 0.555], variant: 'day' },
    { scene: 'alula', crop: [0.47, 0.24, 0.5, 0.533], variant: 'dusk' },
    { scene: 'dunes', crop: [0.3, 0.1, 0.66, 0.7], variant: 'night' },
    { scene: 'hotel', crop: [0.13, 0.16, 0.74, 0.789], variant: 'dawn' },
  ],
};
