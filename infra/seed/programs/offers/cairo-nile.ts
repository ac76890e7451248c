import {
  both,
  day,
  free,
  list,
  onRequest,
  photo,
  pricesOf,
  question,
  type SampleOffer,
  seats,
  soldOut,
} from '../sample-offer.ts';

const stay = both('فندق 5 نجوم على كورنيش النيل', '5-star hotel on the Nile Corniche');

export const cairoNileOffer: SampleOffer = {
  country: 'EG',
  prices: pricesOf(
    { adult: 3749.99, senior: 3599.99, child: 2249.99, infant: 0, single_supplement: 980, triple: 3399.99 },
    { deposit: 750 },
  ),
  departures: [
    free(28),
    free(42),
    seats(56, 20, 5),
    free(70),
    { starts_in_days: 84, sale: 'closed' },
    soldOut(98, 20),
    seats(112, 20, 17, {
      ...{ minimum: 6, closes_days_before: 14 },
      notes: both('مع جولة للأطفال في المتحف', 'With a tour of the museum for children'),
    }),
    onRequest(126),
  ],
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
      3,
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
      4,
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
    know_fitness: both('مشي نحو 5 كم في اليوم، بعضه على رمل.', 'About 5 km of walking a day, some of it on sand.'),
    know_children: both(
      'مناسب للأطفال من 5 سنوات، وفي السيارة مقاعد لهم.',
      'Suitable from the age of 5; the car has seats for children.',
    ),
  },
  meeting_point: both('صالة الوصول 2 في مطار القاهرة الدولي', 'Arrivals, Terminal 2, Cairo International Airport'),
  meeting_map: 'https://www.openstreetmap.org/?mlat=30.1121&mlon=31.4#map=14/30.1121/31.4',
  cancellation: [
    { days_before: 21, refund_percent: 100 },
    { days_before: 10, refund_percent: 50 },
  ],
  questions: [
    question(
      [
        'هل ندخل الهرم الأكبر؟',
        'التذكرة الأساسية للهضبة كلها. الدخول إلى حجرات الهرم بتذكرة إضافية نشتريها لمن يرغب عند البوابة.',
      ],
      [
        'Do we go inside the Great Pyramid?',
        'Your ticket is for the whole plateau. The chambers need a ticket of their own, which we buy at the gate for those who wish.',
      ],
    ),
    question(
      [
        'هل الطعام مناسب للأطفال؟',
        'نعم. نختار مطاعم مجرّبة، والماء معبأ طوال الرحلة، والإفطار في الفندق فيه ركن للأطفال.',
      ],
      [
        'Is the food suitable for children?',
        'Yes. We choose restaurants that we know, water is bottled throughout, and breakfast at the hotel has a corner for children.',
      ],
    ),
  ],
  photos: [
    photo(
      ['الأهرامات والنيل', 'The pyramids and the Nile'],
      [
        'أهرامات الجيزة، وأمامها فلوكة بيضاء على النيل',
        'The pyramids of Giza, with a white felucca on the Nile in front',
      ],
      { x: 0.5, y: 0.5 },
    ),
    photo(
      ['أهرامات الجيزة', 'The pyramids of Giza'],
      [
        'هرم كبير بين هرمين أصغر، وجملان على الرمل',
        'A great pyramid between two smaller ones, and two camels on the sand',
      ],
      { x: 0.6, y: 0.4 },
    ),
    photo(
      ['فلوكة في النيل', 'A felucca on the Nile'],
      ['فلوكة بشراع أبيض تمر أمام الأهرامات', 'A felucca with a white sail passes in front of the pyramids'],
      { x: 0.5, y: 0.5 },
    ),
    photo(
      ['مساء خان الخليلي', 'An evening in Khan el-Khalili'],
      ['سوق قديم بأقواس وفوانيس، ومئذنة في آخره', 'An old market of arches and lanterns, with a minaret at its end'],
      { x: 0.5, y: 0.4 },
    ),
    photo(
      ['القاهرة من السماء', 'Leaving Cairo'],
      ['جناح طائرة فوق السحاب', 'The wing of an aeroplane above the clouds'],
    ),
  ],
};
