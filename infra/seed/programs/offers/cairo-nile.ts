import { both, day, free, list, pricesOf, type SampleOffer, seats } from '../sample-offer.ts';

const stay = both('فندق 5 نجوم على كورنيش النيل', '5-star hotel on the Nile Corniche');

export const cairoNileOffer: SampleOffer = {
  country: 'EG',
  prices: pricesOf({
    adult: 3749.99,
    senior: 3599.99,
    child: 2249.99,
    infant: 0,
    single_supplement: 980,
    triple: 3399.99,
  }),
  departures: [free(28), free(42), seats(56, 20, 5), free(70)],
  days: [
    day(
      ['dinner'],
      {
        title: 'الوصول ومساء على النيل',
        text: 'استقبال في المطار، وعشاء على الكورنيش، والنيل من شرفتك.',
        place: 'القاهرة',
        stay: stay.ar,
        transfer: 'سيارة مكيّفة، 45 دقيقة',
      },
      {
        title: 'Arrival and an evening on the Nile',
        text: 'We meet you at the airport; dinner is on the Corniche, with the river from your balcony.',
        place: 'Cairo',
        stay: stay.en,
        transfer: 'Air-conditioned car, 45 minutes',
      },
      2,
    ),
    day(
      ['breakfast', 'lunch'],
      {
        title: 'الأهرامات مع فتح البوابات',
        text: 'نصل قبل الزحام، ونقف أمام أبي الهول، ونتغدى بإطلالة على الهضبة.',
        place: 'الجيزة',
        stay: stay.ar,
      },
      {
        title: 'The pyramids at opening time',
        text: 'We arrive before the crowds, stand before the Sphinx, and have lunch with a view of the plateau.',
        place: 'Giza',
        stay: stay.en,
      },
      0,
    ),
    day(
      ['breakfast'],
      {
        title: 'المتحف الكبير وفلوكة الغروب',
        text: 'ضحى كامل في المتحف المصري الكبير مع مرشد آثار، وعصرًا فلوكة وشاي بالنعناع.',
        place: 'المتحف المصري الكبير',
        stay: stay.ar,
      },
      {
        title: 'The Grand Museum and a felucca at sunset',
        text: 'A full morning at the Grand Egyptian Museum with an Egyptologist; in the afternoon a felucca and mint tea.',
        place: 'Grand Egyptian Museum',
        stay: stay.en,
      },
      1,
    ),
    day(
      ['breakfast'],
      {
        title: 'يوم مفتوح ثم خان الخليلي',
        text: 'الإسكندرية لمن أراد البحر، أو راحة في الفندق. وفي المساء شارع المعز وخان الخليلي.',
        place: 'القاهرة الفاطمية',
        stay: stay.ar,
      },
      {
        title: 'An open day, then Khan el-Khalili',
        text: 'Alexandria for the sea, or rest at the hotel. In the evening Al-Muizz Street and Khan el-Khalili.',
        place: 'Historic Cairo',
        stay: stay.en,
      },
    ),
    day(
      ['breakfast'],
      { title: 'المغادرة', text: 'فطور على النيل ثم المطار.', place: 'القاهرة', transfer: 'سيارة مكيّفة' },
      {
        title: 'Departure',
        text: 'Breakfast by the Nile, then the airport.',
        place: 'Cairo',
        transfer: 'Air-conditioned car',
      },
    ),
  ],
  not_included: list(
    ['تذاكر الطيران', 'رحلة الإسكندرية (190 ر.س للشخص)', 'الدخول إلى حجرات الأهرامات'],
    ['Flights', 'The trip to Alexandria (190 SR a person)', 'Entry to the chambers of the pyramids'],
  ),
  know: {
    know_visa: both('السعوديون يحصلون على التأشيرة عند الوصول.', 'Saudi citizens receive a visa on arrival.'),
    know_documents: both('جواز سفر صالح لستة أشهر.', 'A passport valid for six months.'),
    know_packing: both('قبعة وماء وحذاء مريح للهضبة.', 'A hat, water and comfortable shoes for the plateau.'),
  },
  meeting_point: both('صالة الوصول 2 في مطار القاهرة الدولي', 'Arrivals, Terminal 2, Cairo International Airport'),
};
