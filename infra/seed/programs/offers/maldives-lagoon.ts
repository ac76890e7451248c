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

const stay = both('فيلا فوق الماء بمسبح خاص', 'Overwater villa with private pool');

const here = ([titleAr, titleEn]: [string, string], [ar, en]: [string, string], photo: number) =>
  day(
    ['breakfast', 'dinner'],
    { title: titleAr, text: ar, place: 'الجزيرة', stay: stay.ar },
    { title: titleEn, text: en, place: 'The island', stay: stay.en },
    photo,
  );

export const maldivesLagoonOffer: SampleOffer = {
  country: 'MV',
  prices: pricesOf(
    { adult: 12900, child: 6900, infant: 0, single_supplement: 6500 },
    { deposit: 4000, vat: 'outside' },
  ),
  departures: [
    free(45),
    seats(59, 6, 2),
    free(73),
    onRequest(87, both('أسبوع العيد: نؤكد السعر قبل الحجز', 'The week of Eid: we confirm the price before you book')),
    soldOut(101, 6),
    seats(115, 6, 6, {
      ...{ minimum: 2, closes_days_before: 30 },
      prices: pricesOf(
        { adult: [13900, 13200], child: 7400, infant: 0, single_supplement: 6900 },
        { deposit: 4000, vat: 'outside', earlyDays: 45 },
      ),
    }),
  ],
  days: [
    day(
      ['dinner'],
      {
        title: 'الطائرة المائية إلى الجزيرة',
        text: 'استقبال في ماليه، ثم 40 دقيقة فوق الجزر، والفيلا بانتظارك قبل المغرب.',
        place: 'ماليه',
        stay: stay.ar,
        transfer: 'طائرة مائية، 40 دقيقة',
      },
      {
        title: 'By seaplane to the island',
        text: 'We meet you in Malé; 40 minutes over the atolls, and the villa is yours before sunset.',
        place: 'Malé',
        stay: stay.en,
        transfer: 'Seaplane, 40 minutes',
      },
      0,
    ),
    here(
      ['يوم للبحيرة', 'A day for the lagoon'],
      [
        'سباحة من شرفتك، وتجديف، وجلسة السبا الأولى عصرًا.',
        'Swimming from your deck, paddling, and the first spa treatment in the afternoon.',
      ],
      1,
    ),
    here(
      ['الشعاب مع مرشد بحري', 'The reef with a marine guide'],
      ['غوص سطحي فوق الشعاب صباحًا، وقيلولة طويلة.', 'Snorkelling over the reef in the morning, and a long rest.'],
      3,
    ),
    here(
      ['يوغا الشروق وعشاء الشاطئ', 'Sunrise yoga and dinner on the beach'],
      [
        'يوغا لمن أحب، والسبا الثانية، وعشاء خاص على الرمل.',
        'Yoga if you like it, the second spa treatment, and a private dinner on the sand.',
      ],
      2,
    ),
    here(
      ['بلا خطة', 'No plan at all'],
      ['يوم تختاره أنت: صيد عند الغروب، أو كتاب وظل.', 'A day as you like it: sunset fishing, or a book in the shade.'],
      4,
    ),
    day(
      ['breakfast'],
      { title: 'المغادرة', text: 'الطائرة المائية إلى ماليه في وقت رحلتك.', place: 'ماليه', transfer: 'طائرة مائية' },
      {
        title: 'Departure',
        text: 'The seaplane to Malé in time for your flight.',
        place: 'Malé',
        transfer: 'Seaplane',
      },
      5,
    ),
  ],
  not_included: list(
    ['تذاكر الطيران إلى ماليه', 'الغداء والمشروبات', 'الغوص بالأسطوانة'],
    ['Flights to Malé', 'Lunch and drinks', 'Scuba diving'],
  ),
  know: {
    know_visa: both('تأشيرة عند الوصول لمدة 30 يومًا، مجانًا.', 'A free visa on arrival for 30 days.'),
    know_documents: both(
      'جواز صالح شهرًا بعد العودة، ونموذج IMUGA قبل السفر بأربعة أيام.',
      'A passport valid for a month after your return, and the IMUGA form within four days before travel.',
    ),
    know_packing: both('حقيبة واحدة 20 كجم للطائرة المائية.', 'One bag of 20 kg for the seaplane.'),
    know_fitness: both(
      'لمن يجيد السباحة، وفي البحيرة سترات للجميع.',
      'For swimmers; there are life jackets for everybody in the lagoon.',
    ),
    know_children: both(
      'الشرفة فوق الماء بلا سور، فننصح به من عمر 6 سنوات.',
      'The decks over the water have no railing, so we suggest it from the age of 6.',
    ),
  },
  cancellation: [
    { days_before: 45, refund_percent: 100 },
    { days_before: 21, refund_percent: 50 },
  ],
  questions: [
    question(
      [
        'رحلتنا تصل ليلًا، ماذا نفعل؟',
        'الطائرة المائية تعمل نهارًا فقط. إن وصلت بعد الرابعة عصرًا حجزنا لك ليلة قرب المطار على حسابك، ثم أول طائرة صباحًا.',
      ],
      [
        'Our flight arrives at night: what then?',
        'Seaplanes fly only by day. If you land after 4 pm, we book you a night near the airport at your expense, and the first seaplane in the morning.',
      ],
    ),
    question(
      [
        'هل الفيلا خاصة فعلًا؟',
        'نعم. لا تُرى شرفتها ومسبحها من الفلل المجاورة ولا من الممشى، ولا يدخلها العاملون إلا بطلبك.',
      ],
      [
        'Is the villa really private?',
        'Yes. Its deck and pool cannot be seen from other villas or from the walkway, and staff come in only when you ask.',
      ],
    ),
    question(
      [
        'ما أفضل وقت للسفر؟',
        'من ديسمبر إلى أبريل البحر هادئ والمطر قليل.\nومن مايو إلى نوفمبر تنزل الأسعار وتكثر الأمطار القصيرة.',
      ],
      [
        'When is the best time to go?',
        'From December to April the sea is calm and there is little rain.\nFrom May to November prices are lower and short showers more frequent.',
      ],
    ),
  ],
  meeting_point: both(
    'مكتب المنتجع في صالة الوصول بمطار ماليه',
    'The resort’s desk in the arrivals hall of Malé airport',
  ),
  meeting_map: 'https://www.openstreetmap.org/?mlat=4.1918&mlon=73.529#map=14/4.1918/73.529',
  photos: [
    photo(
      ['فلل فوق البحيرة', 'Villas over the lagoon'],
      [
        'أكواخ بسقوف من القش على ماء فيروزي يصلها جسر خشبي',
        'Thatched villas on turquoise water, joined by a wooden jetty',
      ],
    ),
    photo(
      ['الممشى الخشبي', 'The wooden jetty'],
      ['ممشى خشبي يلتف بين الفلل فوق الماء', 'A wooden jetty winds between the villas over the water'],
      { x: 0.6, y: 0.6 },
    ),
    photo(
      ['فيلتك أمام الجزيرة', 'Your villa, facing the island'],
      ['فيلا بسقف من القش، وخلفها جزيرة صغيرة بنخيل', 'A thatched villa, with a small island of palms behind it'],
      { x: 0.6, y: 0.6 },
    ),
    photo(
      ['الشعاب مع المرشد البحري', 'The reef with the marine guide'],
      ['سلحفاة بحرية وأسماك صفراء بين المرجان', 'A sea turtle and yellow fish among coral'],
      { x: 0.4, y: 0.4 },
    ),
    photo(
      ['ظل وكتاب', 'A book in the shade'],
      ['قارب صغير بمظلة على ماء هادئ قرب الفيلا', 'A small boat with an awning on still water near the villa'],
      { x: 0.55, y: 0.7 },
    ),
    photo(
      ['فوق الجزر', 'Above the atolls'],
      ['جناح الطائرة فوق سحاب أبيض', 'The wing of the seaplane above white clouds'],
    ),
  ],
};
