import { maldivesLagoonOffer } from './offers/maldives-lagoon.ts';
import { lines, paragraphs, type SampleProgram } from './sample-program.ts';

export const maldivesLagoon: SampleProgram = {
  slug: 'maldives-lagoon',
  trip_name: 'المالديف: فيلا فوق الماء',
  city: 'المالديف',
  description: paragraphs(
    'خمس ليالٍ لا شيء فيها مستعجل. تصل بالطائرة المائية إلى جزيرة صغيرة، وتستلم فيلا فوق بحيرة فيروزية تنزل إليها بسلّم من شرفتك.',
    'في البرنامج جلستا عناية في السبا، ويوغا عند الشروق لمن يحب، وجولة غوص سطحي مع مرشد بحري فوق الشعاب، وعشاء خاص على الشاطئ. المأكولات حلال، والخصوصية كاملة.',
  ),
  accommodation: '5 ليالٍ في منتجع 5 نجوم، فيلا فوق الماء بمسبح خاص، نصف إقامة',
  offer_includes: lines(
    'الإقامة 5 ليالٍ مع الإفطار والعشاء',
    'الطائرة المائية من ماليه ذهابًا وعودة',
    'جلستا عناية في السبا لكل شخص',
    'جولة غوص سطحي مع مرشد',
    'عشاء خاص على الشاطئ',
    'معدات الرياضات المائية غير الآلية',
  ),
  translations: {
    en: {
      trip_name: 'Maldives: A Villa Over the Lagoon',
      city: 'Maldives',
      description: paragraphs(
        'Five nights in which nothing is urgent. You arrive by seaplane on a small island and settle into a villa above a turquoise lagoon, with steps from your deck into the water.',
        'The stay includes two spa treatments, yoga at sunrise if you like it, a snorkelling trip over the reef with a marine guide, and a private dinner on the beach. All food is halal, and your privacy is complete.',
      ),
      accommodation: '5 nights in a 5-star resort, overwater villa with private pool, half board',
      offer_includes: lines(
        '5 nights with breakfast and dinner',
        'Return seaplane transfer from Malé',
        'Two spa treatments for each guest',
        'Guided snorkelling trip',
        'Private dinner on the beach',
        'Non-motorised water sports equipment',
      ),
    },
  },
  starts_in_days: 45,
  nights: 5,
  price_sar: 12900,
  type: 'wellness',
  region: 'asia',
  featured: true,
  rating: 4.9,
  offer: maldivesLagoonOffer,
  photos: [
    { scene: 'maldives', crop: [0.08, 0.1, 0.84, 0.896] },
    { scene: 'maldives', crop: [0.5, 0.36, 0.42, 0.448], variant: 'dusk' },
    { scene: 'maldives', crop: [0.02, 0.2, 0.5, 0.533], variant: 'dawn' },
    { scene: 'redsea', crop: [0.36, 0.42, 0.44, 0.469] },
    { scene: 'maldives', crop: [0.42, 0.5, 0.46, 0.49], variant: 'dusk' },
    { scene: 'plane', crop: [0.18, 0.2, 0.7, 0.747], variant: 'day' },
  ],
};
