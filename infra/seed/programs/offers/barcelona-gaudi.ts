import type { Meal } from '#contracts/api/offer-terms';
import {
  type Both,
  both,
  day,
  list,
  onRequest,
  photo,
  pricesOf,
  question,
  type SampleOffer,
  seats,
  soldOut,
} from '../sample-offer.ts';

const stay = both('فندق 4 نجوم في إشامبلا', '4-star hotel in the Eixample');

const here = (
  meals: Meal[],
  [titleAr, titleEn]: [string, string],
  [ar, en]: [string, string],
  [placeAr, placeEn]: [string, string],
  photo: number,
  transfer?: Both,
) =>
  day(
    meals,
    { title: titleAr, text: ar, place: placeAr, stay: stay.ar, ...(transfer && { transfer: transfer.ar }) },
    { title: titleEn, text: en, place: placeEn, stay: stay.en, ...(transfer && { transfer: transfer.en }) },
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
    onRequest(144, both('موعد للسيدات فقط', 'A date for women only')),
  ],
  days: [
    here(
      ['dinner'],
      ['الوصول إلى إشامبلا', 'Arrival in the Eixample'],
      [
        'سيارة من المطار، ولقاء المجموعة على عشاء خفيف.',
        'A car from the airport, and a light supper to meet the group.',
      ],
      ['إشامبلا', 'Eixample'],
      0,
      both('سيارة خاصة من المطار، 30 دقيقة', 'Private car from the airport, 30 minutes'),
    ),
    here(
      ['breakfast'],
      ['ساغرادا فاميليا', 'The Sagrada Família'],
      [
        'ساعتان في الكنيسة الأشهر قبل الزحام، ثم كازا باتيو وشارع غراسيا.',
        'Two hours before the crowds, then Casa Batlló and Passeig de Gràcia.',
      ],
      ['ساغرادا فاميليا', 'Sagrada Família'],
      1,
    ),
    here(
      ['breakfast'],
      ['حديقة غويل وغراسيا', 'Park Güell and Gràcia'],
      ['الفسيفساء مع أول الضوء، ثم مقاهي حي غراسيا.', 'Mosaics in the first light, then the cafés of Gràcia.'],
      ['حديقة غويل', 'Park Güell'],
      2,
    ),
    here(
      ['breakfast'],
      ['مونتسيرات بالقطار المسنّن', 'Montserrat by rack railway'],
      [
        'القطار إلى الدير ومشي خفيف بين الصخور مع دليل.',
        'The railway to the monastery and a gentle walk among the rocks with a guide.',
      ],
      ['مونتسيرات', 'Montserrat'],
      3,
      both('قطار ثم القطار المسنّن، ساعة ونصف', 'Train, then the rack railway, 90 minutes'),
    ),
    here(
      ['breakfast'],
      ['يوم لك', 'A day of your own'],
      [
        'شاطئ برشلونيتا أو ملعب كامب نو أو متحف بيكاسو: اختر ونحجز لك.',
        'The beach at Barceloneta, the Camp Nou or the Picasso Museum: you choose, we book.',
      ],
      ['برشلونة', 'Barcelona'],
      4,
    ),
    here(
      ['breakfast'],
      ['قرى كوستا برافا', 'Villages of the Costa Brava'],
      [
        'رحلة اختيارية إلى كاداكيس البيضاء، أو مساء هادئ في المدينة.',
        'An optional trip to white Cadaqués, or a quiet evening in town.',
      ],
      ['كوستا برافا', 'Costa Brava'],
      5,
      both('حافلة صغيرة، ساعة ونصف', 'Minibus, 90 minutes'),
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
      6,
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
    know_documents: both(
      'جواز سفر صالح لستة أشهر، وتأمين سفر نرتّبه لك.',
      'A passport valid for six months, and travel insurance, which we arrange.',
    ),
    know_packing: both(
      'حذاء مشي مريح، وسترة لجبل مونتسيرات، وملابس بحر.',
      'Comfortable walking shoes, a jacket for Montserrat and beachwear.',
    ),
  },
  meeting_point: both('صالة الوصول في مطار برشلونة، المبنى T1', 'Arrivals hall of Barcelona Airport, Terminal T1'),
  meeting_map: 'https://www.openstreetmap.org/?mlat=41.2889&mlon=2.0746#map=14/41.2889/2.0746',
  cancellation: [
    { days_before: 45, refund_percent: 100 },
    { days_before: 20, refund_percent: 50 },
    { days_before: 7, refund_percent: 10 },
  ],
  questions: [
    question(
      [
        'أسافر وحدي، هل يناسبني البرنامج؟',
        'نعم، بُني لمن يسافر وحده. المجموعة لا تتجاوز 10 أشخاص، ومعها قائدة من فريقنا، ولك غرفة خاصة.',
      ],
      [
        'I travel alone: is it for me?',
        'Yes, it was made for people who do. The group never exceeds 10, one of our team leads it, and your room is your own.',
      ],
    ),
    question(
      ['هل تذاكر ساغرادا فاميليا محجوزة؟', 'نعم، بموعد دخول محدد ومع صعود أحد الأبراج. نرسل التذاكر قبل السفر بأسبوع.'],
      [
        'Are the tickets to the Sagrada Família booked?',
        'Yes, at a fixed time and with one of the towers. We send the tickets a week before the journey.',
      ],
    ),
  ],
  photos: [
    photo(
      ['ساغرادا فاميليا والبحر', 'The Sagrada Família and the sea'],
      [
        'أبراج ساغرادا فاميليا فوق النخيل، وأمامها مقعد من الفسيفساء',
        'The towers of the Sagrada Família above palms, with a bench of mosaics in front',
      ],
      { x: 0.5, y: 0.4 },
    ),
    photo(
      ['أبراج غاودي', 'Gaudí’s towers'],
      ['أبراج من الحجر تعلو أوسطها نجمة', 'Towers of stone, the middle one with a star on top'],
      { x: 0.5, y: 0.3 },
    ),
    photo(
      ['مقعد حديقة غويل', 'The bench of Park Güell'],
      [
        'مقعد متموّج مكسو بفسيفساء ملوّنة، وخلفه البحر',
        'A winding bench covered with coloured mosaics, and the sea behind it',
      ],
      { x: 0.4, y: 0.75 },
    ),
    photo(
      ['دير مونتسيرات', 'The monastery of Montserrat'],
      [
        'دير أسفل صخور كالأصابع، وقطار مسنّن أخضر يصعد إليه',
        'A monastery below rocks like fingers, and a green rack railway climbing to it',
      ],
      { x: 0.5, y: 0.55 },
    ),
    photo(
      ['شاطئ على المتوسط', 'A beach on the Mediterranean'],
      ['مظلات ملوّنة على رمل أبيض، وخلفها بيوت بيضاء', 'Coloured parasols on pale sand, with white houses behind'],
      { x: 0.6, y: 0.7 },
    ),
    photo(
      ['كاداكيس البيضاء', 'White Cadaqués'],
      [
        'قرية بيضاء بسقوف من القرميد تصعد التل، وقوارب شراعية في الخليج',
        'A white village with tiled roofs climbs the hill, and sailing boats lie in the bay',
      ],
      { x: 0.6, y: 0.4 },
    ),
    photo(
      ['إلى اللقاء', 'Until next time'],
      ['جناح طائرة فوق السحاب ساعة الغروب', 'The wing of an aeroplane above the clouds at sunset'],
    ),
  ],
};
