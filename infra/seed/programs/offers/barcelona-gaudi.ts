import { both, day, list, pricesOf, type SampleOffer, seats, soldOut } from '../sample-offer.ts';

const stay = both('فندق 4 نجوم في إشامبلا', '4-star hotel in the Eixample');

const here = (
  [titleAr, titleEn]: [string, string],
  [ar, en]: [string, string],
  [placeAr, placeEn]: [string, string],
  photo?: number,
) =>
  day(
    ['breakfast'],
    { title: titleAr, text: ar, place: placeAr, stay: stay.ar },
    { title: titleEn, text: en, place: placeEn, stay: stay.en },
    photo,
  );

export const barcelonaGaudiOffer: SampleOffer = {
  country: 'ES',
  prices: pricesOf({ adult: 9400, single_supplement: 1900 }, { deposit: 2000 }),
  departures: [
    seats(60, 10, 4, {
      minimum: 4,
      guaranteed: true,
      notes: both('مجموعة للمسافرين منفردين', 'A group for solo travellers'),
    }),
    soldOut(88, 10),
    seats(116, 10, 9, { minimum: 4, closes_days_before: 30 }),
  ],
  days: [
    here(
      ['الوصول إلى إشامبلا', 'Arrival in the Eixample'],
      [
        'سيارة من المطار، ولقاء المجموعة على عشاء خفيف.',
        'A car from the airport, and a light supper to meet the group.',
      ],
      ['إشامبلا', 'Eixample'],
      0,
    ),
    here(
      ['ساغرادا فاميليا', 'The Sagrada Família'],
      [
        'ساعتان في الكنيسة الأشهر قبل الزحام، ثم كازا باتيو وشارع غراسيا.',
        'Two hours before the crowds, then Casa Batlló and Passeig de Gràcia.',
      ],
      ['ساغرادا فاميليا', 'Sagrada Família'],
      1,
    ),
    here(
      ['حديقة غويل وغراسيا', 'Park Güell and Gràcia'],
      ['الفسيفساء مع أول الضوء، ثم مقاهي حي غراسيا.', 'Mosaics in the first light, then the cafés of Gràcia.'],
      ['حديقة غويل', 'Park Güell'],
    ),
    here(
      ['مونتسيرات بالقطار المسنّن', 'Montserrat by rack railway'],
      [
        'القطار إلى الدير ومشي خفيف بين الصخور مع دليل.',
        'The railway to the monastery and a gentle walk among the rocks with a guide.',
      ],
      ['مونتسيرات', 'Montserrat'],
      2,
    ),
    here(
      ['يوم لك', 'A day of your own'],
      [
        'شاطئ برشلونيتا أو ملعب كامب نو أو متحف بيكاسو: اختر ونحجز لك.',
        'The beach at Barceloneta, the Camp Nou or the Picasso Museum: you choose, we book.',
      ],
      ['برشلونة', 'Barcelona'],
    ),
    here(
      ['قرى كوستا برافا', 'Villages of the Costa Brava'],
      [
        'رحلة اختيارية إلى كاداكيس البيضاء، أو مساء هادئ في المدينة.',
        'An optional trip to white Cadaqués, or a quiet evening in town.',
      ],
      ['كوستا برافا', 'Costa Brava'],
    ),
    day(
      ['breakfast'],
      { title: 'المغادرة', text: 'وداع المجموعة ثم المطار.', place: 'برشلونة', transfer: 'سيارة خاصة، 30 دقيقة' },
      {
        title: 'Departure',
        text: 'Farewell to the group, then the airport.',
        place: 'Barcelona',
        transfer: 'Private car, 30 minutes',
      },
    ),
  ],
  not_included: list(
    ['تذاكر الطيران', 'رسوم تأشيرة شنغن', 'الغداء والعشاء'],
    ['Flights', 'Schengen visa fees', 'Lunches and dinners'],
  ),
  know: {
    know_visa: both(
      'تأشيرة شنغن: نجهّز ملفك ونحجز الموعد.',
      'Schengen visa: we prepare your file and book the appointment.',
    ),
    know_fitness: both(
      'مشي نحو 7 كم في اليوم، مع درج في حديقة غويل.',
      'About 7 km of walking a day, with stairs in Park Güell.',
    ),
    know_children: both('البرنامج للبالغين: مجموعة لا تتجاوز 10 أشخاص.', 'For adults: the group never exceeds 10.'),
  },
};
