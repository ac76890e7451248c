import {
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

const stay = both('منتجع صحراوي من فئة 5 نجوم، فيلا خاصة', '5-star desert resort, private villa');

export const alulaHegraOffer: SampleOffer = {
  country: 'SA',
  prices: pricesOf(
    { adult: 4850, senior: 4650, child: 2900, infant: 0, single_supplement: 1650, triple: 4350 },
    { deposit: 1000 },
  ),
  departures: [
    seats(24, 16, 11, { minimum: 4 }),
    seats(38, 16, 5, { closes_days_before: 7 }),
    soldOut(52, 16),
    seats(66, 16, 14, {
      minimum: 6,
      notes: both('يوافق مهرجان شتاء طنطورة', 'During the Winter at Tantora festival'),
      prices: pricesOf(
        { adult: [5350, 5150], senior: 5050, child: 3200, infant: 0, single_supplement: 1950 },
        { deposit: 1000, earlyDays: 30 },
      ),
    }),
    seats(80, 16, 16),
    onRequest(94, both('نفتح الموعد عند اكتمال 6 مسافرين', 'We open this date once 6 travellers ask for it')),
  ],
  days: [
    day(
      ['dinner'],
      {
        title: 'الوصول وقهوة الغروب عند جبل الفيل',
        text: 'نستقبلك في مطار العلا ونوصلك إلى المنتجع لتستريح. وقبل المغرب نقصد جبل الفيل، ونشرب القهوة السعودية على الرمل حتى تغيب الشمس.',
        place: 'جبل الفيل',
        stay: stay.ar,
        transfer: 'سيارة خاصة من المطار، 35 دقيقة',
      },
      {
        title: 'Arrival and sunset coffee at Elephant Rock',
        text: 'We meet you at AlUla airport and take you to the resort to settle in. Before sunset we drive to Elephant Rock for Saudi coffee on the sand.',
        place: 'Elephant Rock',
        stay: stay.en,
        transfer: 'Private car from the airport, 35 minutes',
      },
      2,
    ),
    day(
      ['breakfast', 'lunch'],
      {
        title: 'الحِجر مع راوٍ من أهل العلا',
        text: 'صباح كامل في الحِجر بين مقابر الأنباط، ووقفة طويلة أمام قصر الفريد. وبعد الغداء نقرأ نقوش جبل عكمة، ونصعد إلى دادان مع نسمة العصر.',
        place: 'الحِجر',
        stay: stay.ar,
        transfer: 'سيارة خاصة بسائق',
      },
      {
        title: 'Hegra with a storyteller from AlUla',
        text: 'A full morning among the Nabataean tombs, with time to stand before Qasr al-Farid. After lunch we read the inscriptions of Jabal Ikmah and climb to Dadan in the cool of the afternoon.',
        place: 'Hegra',
        stay: stay.en,
        transfer: 'Private car with driver',
      },
      1,
    ),
    day(
      ['breakfast', 'dinner'],
      {
        title: 'الواحة والبلدة القديمة ثم ليلة النجوم',
        text: 'نمشي بين النخيل والحمضيات في الواحة، ونتجوّل في أزقة البلدة القديمة ودكاكينها. وفي المساء عشاء في البر وجلسة رصد نجوم مع فلكي.',
        place: 'البلدة القديمة',
        stay: stay.ar,
      },
      {
        title: 'The oasis, the Old Town and a night of stars',
        text: 'We walk among the palms and citrus trees of the oasis, then through the lanes and shops of the Old Town. In the evening there is dinner in the desert and stargazing with an astronomer.',
        place: 'Old Town',
        stay: stay.en,
      },
      3,
    ),
    day(
      ['breakfast'],
      {
        title: 'صباح هادئ ثم المغادرة',
        text: 'فطور متأخر في الفيلا، ووقت حر في المنتجع، ثم نوصلك إلى المطار قبل رحلتك بساعتين.',
        place: 'مطار العلا',
        transfer: 'سيارة خاصة إلى المطار',
      },
      {
        title: 'A slow morning and departure',
        text: 'A late breakfast in the villa and free time at the resort. We take you to the airport two hours before your flight.',
        place: 'AlUla airport',
        transfer: 'Private car to the airport',
      },
      4,
    ),
  ],
  not_included: list(
    ['تذاكر الطيران إلى العلا', 'المشروبات والوجبات التي لم تُذكر', 'رحلة المنطاد (تُحجز عند الطلب)'],
    ['Flights to AlUla', 'Drinks and meals that are not listed', 'The hot-air balloon (booked on request)'],
  ),
  know: {
    know_documents: both(
      'الهوية الوطنية أو الإقامة، وجواز السفر لغير المقيمين.',
      'National ID or residence permit; a passport for visitors from abroad.',
    ),
    know_fitness: both('مشي خفيف على رمل وصخر، نحو 4 كم في اليوم.', 'Easy walking on sand and rock, about 4 km a day.'),
    know_children: both(
      'مناسب للأطفال من 5 سنوات. عربات الأطفال لا تصلح للرمل.',
      'Suitable from the age of 5. Pushchairs do not work on sand.',
    ),
    know_packing: both(
      'حذاء مشي مغلق، ومعطف لليل: تنزل الحرارة شتاءً إلى 5 درجات.',
      'Closed walking shoes and a coat for the evenings: winter nights fall to 5 °C.',
    ),
    know_visa: both(
      'القادم من الخارج يحتاج إلى تأشيرة سياحية، ونرسل لك رابط طلبها.',
      'Visitors from abroad need a tourist visa; we send you the link to ask for it.',
    ),
  },
  meeting_point: both(
    'صالة الوصول في مطار العلا الدولي، عند مخرج الأمتعة',
    'Arrivals hall of AlUla International Airport, at the baggage exit',
  ),
  meeting_map: 'https://www.openstreetmap.org/?mlat=26.4836&mlon=38.1168#map=14/26.4836/38.1168',
  cancellation: [
    { days_before: 21, refund_percent: 100 },
    { days_before: 7, refund_percent: 50 },
  ],
  questions: [
    question(
      [
        'هل تذاكر الحِجر محجوزة لنا؟',
        'نعم. نحجز تذاكر الحِجر ودادان وجبل عكمة باسمك بعد تأكيد الحجز، ونرسل موعد الدخول قبل السفر بثلاثة أيام.',
      ],
      [
        'Are the tickets to Hegra booked for us?',
        'Yes. We book Hegra, Dadan and Jabal Ikmah in your name once you have confirmed, and send you the times three days before the journey.',
      ],
    ),
    question(
      [
        'هل يمكن إضافة رحلة المنطاد؟',
        'نعم في موسمها من أكتوبر إلى مارس، وتتوقف على الرياح. نحجزها لك عند الطلب، وإذا أُلغيت بسبب الطقس يُعاد ثمنها كاملًا.',
      ],
      [
        'Can we add the hot-air balloon?',
        'Yes, in its season from October to March, and only if the wind allows. We book it on request; if the weather cancels it, you get its whole price back.',
      ],
    ),
    question(
      [
        'هل يناسب البرنامج أطفالًا دون الخامسة؟',
        'الطرق رملية وصخرية ولا تصلح لعربات الأطفال، فننصح به من عمر 5 سنوات. ولمن معه رضيع نرتّب سيارة تقف قرب كل موقع.',
      ],
      [
        'Does it suit children under five?',
        'The paths are sand and rock and not for pushchairs, so we suggest it from the age of 5. For a baby we arrange a car that stops close to each site.',
      ],
    ),
    question(
      ['ماذا نأكل إذا كنا نباتيين؟', 'أخبرنا عند الحجز. عشاء البر والمنتجع يقدّمان أطباقًا نباتية بلا رسوم إضافية.'],
      [
        'What if we are vegetarian?',
        'Tell us when you book. The resort and the desert dinner serve vegetarian dishes at no extra charge.',
      ],
    ),
  ],
  photos: [
    photo(
      ['الحِجر وجبل الفيل', 'Hegra and Elephant Rock'],
      [
        'واجهة مقبرة منحوتة في صخرة، وبجانبها صخرة كالفيل في رمل أصفر',
        'A tomb carved into a rock, and beside it a rock shaped like an elephant, on yellow sand',
      ],
      { x: 0.35, y: 0.5 },
    ),
    photo(
      ['قصر الفريد في الحِجر', 'Qasr al-Farid in Hegra'],
      [
        'واجهة قصر الفريد المنحوتة في صخرة واحدة، وخلفها جبال',
        'The façade of Qasr al-Farid, carved into a single rock, with mountains behind it',
      ],
      { x: 0.7, y: 0.5 },
    ),
    photo(
      ['جبل الفيل ساعة الغروب', 'Elephant Rock at sunset'],
      [
        'صخرة ضخمة كفيل يمد خرطومه، وتحتها نخلتان',
        'A huge rock like an elephant with its trunk down, and two palms below it',
      ],
      { x: 0.45, y: 0.5 },
    ),
    photo(
      ['ليل البر', 'The desert by night'],
      ['قافلة جمال تعبر الكثبان تحت سماء ليل صافية', 'A caravan of camels crosses the dunes under a clear night sky'],
      { x: 0.6, y: 0.6 },
    ),
    photo(
      ['صباح في المنتجع', 'A morning at the resort'],
      ['فناء تحيط به أقواس، وفي وسطه بركة ماء ونخلتان', 'A courtyard of arches with a pool and two palms'],
      { x: 0.5, y: 0.7 },
    ),
  ],
};
