import { barcelonaGaudiOffer } from './offers/barcelona-gaudi.ts';
import { lines, paragraphs, type SampleProgram } from './sample-program.ts';

export const barcelonaGaudi: SampleProgram = {
  slug: 'barcelona-gaudi',
  trip_name: 'برشلونة: ألوان غاودي والمتوسط',
  city: 'برشلونة',
  description: paragraphs(
    'مدينة تفطر على البحر وتسهر في الأزقة. نتتبّع أثر غاودي من ساغرادا فاميليا إلى حديقة غويل وكازا باتيو، بتذاكر محجوزة مسبقًا وفي الساعات الأقل زحامًا.',
    'ثم نترك الفسيفساء إلى الجبل: قطار مونتسيرات المسنّن، ومشي خفيف بين صخوره. وبقية الأيام لك: شاطئ برشلونيتا، أو ملعب كامب نو، أو قرى كوستا برافا البيضاء. مجموعة صغيرة لا تتجاوز 10 أشخاص، مناسبة لمن يسافر وحده.',
  ),
  accommodation: '6 ليالٍ في فندق 4 نجوم في حي إشامبلا، غرفة مفردة أو مزدوجة، مع الإفطار',
  offer_includes: lines(
    'الإقامة 6 ليالٍ مع الإفطار',
    'الاستقبال والتوديع في المطار',
    'تذاكر ساغرادا فاميليا وحديقة غويل وكازا باتيو',
    'يوم في مونتسيرات بالقطار المسنّن',
    'بطاقة مواصلات لمدة 5 أيام',
    'تجهيز ملف تأشيرة شنغن (الرسوم غير مشمولة)',
  ),
  translations: {
    en: {
      trip_name: 'Barcelona: Gaudí and the Mediterranean',
      city: 'Barcelona',
      description: paragraphs(
        'A city that has breakfast by the sea and stays up late in its lanes. We follow Gaudí from the Sagrada Família to Park Güell and Casa Batlló, with tickets booked for the quieter hours.',
        'Then we leave mosaics for the mountain: the rack railway to Montserrat and a gentle walk among its rocks. The other days are yours, for the beach at Barceloneta, the Camp Nou, or the white villages of the Costa Brava. The group never exceeds 10, which suits those travelling alone.',
      ),
      accommodation: '6 nights in a 4-star hotel in the Eixample, single or double room, breakfast included',
      offer_includes: lines(
        '6 nights with breakfast',
        'Airport transfers both ways',
        'Tickets to the Sagrada Família, Park Güell and Casa Batlló',
        'A day at Montserrat by rack railway',
        '5-day public transport card',
        'Schengen visa file prepared with you (fees not included)',
      ),
    },
  },
  starts_in_days: 60,
  nights: 6,
  price_sar: 9400,
  type: 'solo',
  region: 'europe',
  offer: barcelonaGaudiOffer,
  photos: [
    { scene: 'barcelona', crop: [0.1, 0.08, 0.8, 0.853] },
    { scene: 'barcelona', crop: [0.28, 0.04, 0.46, 0.49], variant: 'dawn' },
    { scene: 'barcelona', crop: [0.02, 0.46, 0.5, 0.533], variant: 'day' },
    { scene: 'montserrat', crop: [0.08, 0.1, 0.84, 0.896] },
    { scene: 'coast', crop: [0.42, 0.38, 0.58, 0.619], variant: 'day' },
    { scene: 'coast', crop: [0.02, 0.04, 0.9, 0.96], variant: 'dawn' },
    { scene: 'plane', crop: [0.1, 0.06, 0.86, 0.917] },
  ],
};
