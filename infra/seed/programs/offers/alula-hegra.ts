import { sampleOffer } from '../written-offer.ts';

export const alulaHegraOffer = sampleOffer({
  country: 'SA',
  prices: { adult: 4850, senior: 4650, child: 2900, infant: 0, single_supplement: 1650, triple: 4350, deposit: 1000 },
  departures: [
    { starts_in_days: 24, capacity: 16, seats_left: 11, minimum: 4 },
    { starts_in_days: 38, capacity: 16, seats_left: 5, closes_days_before: 7 },
    { starts_in_days: 52, capacity: 16, seats_left: 0, waiting_list: true },
    {
      starts_in_days: 66,
      capacity: 16,
      seats_left: 14,
      minimum: 6,
      notes: ['يوافق مهرجان شتاء طنطورة', 'During the Winter at Tantora festival'],
      prices: {
        adult: [5350, 5150],
        senior: 5050,
        child: 3200,
        infant: 0,
        single_supplement: 1950,
        deposit: 1000,
        early_days: 30,
      },
    },
    { starts_in_days: 80, capacity: 16, seats_left: 16 },
    {
      starts_in_days: 94,
      sale: 'on_request',
      notes: ['نفتح الموعد عند اكتمال 6 مسافرين', 'We open this date once 6 travellers ask for it'],
    },
  ],
  stay: ['منتجع صحراوي من فئة 5 نجوم، فيلا خاصة', '5-star desert resort, private villa'],
  days: [
    {
      meals: ['dinner'],
      photo: 2,
      title: ['الوصول وقهوة الغروب عند جبل الفيل', 'Arrival and sunset coffee at Elephant Rock'],
      text: [
        'نستقبلك في مطار العلا ونوصلك إلى المنتجع لتستريح. وقبل المغرب نقصد جبل الفيل، ونشرب القهوة السعودية على الرمل حتى تغيب الشمس.',
        'We meet you at AlUla airport and take you to the resort to settle in. Before sunset we drive to Elephant Rock for Saudi coffee on the sand.',
      ],
      place: ['جبل الفيل', 'Elephant Rock'],
      transfer: ['سيارة خاصة من المطار، 35 دقيقة', 'Private car from the airport, 35 minutes'],
    },
    {
      meals: ['breakfast', 'lunch'],
      photo: 1,
      title: ['الحِجر مع راوٍ من أهل العلا', 'Hegra with a storyteller from AlUla'],
      text: [
        'صباح كامل في الحِجر بين مقابر الأنباط، ووقفة طويلة أمام قصر الفريد. وبعد الغداء نقرأ نقوش جبل عكمة، ونصعد إلى دادان مع نسمة العصر.',
        'A full morning among the Nabataean tombs, with time to stand before Qasr al-Farid. After lunch we read the inscriptions of Jabal Ikmah and climb to Dadan in the cool of the afternoon.',
      ],
      place: ['الحِجر', 'Hegra'],
      transfer: ['سيارة خاصة بسائق', 'Private car with driver'],
    },
    {
      meals: ['breakfast', 'dinner'],
      photo: 3,
      title: ['الواحة والبلدة القديمة ثم ليلة النجوم', 'The oasis, the Old Town and a night of stars'],
      text: [
        'نمشي بين النخيل والحمضيات في الواحة، ونتجوّل في أزقة البلدة القديمة ودكاكينها. وفي المساء عشاء في البر وجلسة رصد نجوم مع فلكي.',
        'We walk among the palms and citrus trees of the oasis, then through the lanes and shops of the Old Town. In the evening there is dinner in the desert and stargazing with an astronomer.',
      ],
      place: ['البلدة القديمة', 'Old Town'],
    },
    {
      meals: ['breakfast'],
      photo: 4,
      title: ['صباح هادئ ثم المغادرة', 'A slow morning and departure'],
      text: [
        'فطور متأخر في الفيلا، ووقت حر في المنتجع، ثم نوصلك إلى المطار قبل رحلتك بساعتين.',
        'A late breakfast in the villa and free time at the resort. We take you to the airport two hours before your flight.',
      ],
      place: ['مطار العلا', 'AlUla airport'],
      transfer: ['سيارة خاصة إلى المطار', 'Private car to the airport'],
    },
  ],
  not_included: [
    ['تذاكر الطيران إلى العلا', 'المشروبات والوجبات التي لم تُذكر', 'رحلة المنطاد (تُحجز عند الطلب)'],
    ['Flights to AlUla', 'Drinks and meals that are not listed', 'The hot-air balloon (booked on request)'],
  ],
  know: {
    know_documents: [
      'الهوية الوطنية أو الإقامة، وجواز السفر لغير المقيمين.',
      'National ID or residence permit; a passport for visitors from abroad.',
    ],
    know_fitness: ['مشي خفيف على رمل وصخر، نحو 4 كم في اليوم.', 'Easy walking on sand and rock, about 4 km a day.'],
    know_children: [
      'مناسب للأطفال من 5 سنوات. عربات الأطفال لا تصلح للرمل.',
      'Suitable from the age of 5. Pushchairs do not work on sand.',
    ],
    know_packing: [
      'حذاء مشي مغلق، ومعطف لليل: تنزل الحرارة شتاءً إلى 5 درجات.',
      'Closed walking shoes and a coat for the evenings: winter nights fall to 5 °C.',
    ],
    know_visa: [
      'القادم من الخارج يحتاج إلى تأشيرة سياحية، ونرسل لك رابط طلبها.',
      'Visitors from abroad need a tourist visa; we send you the link to ask for it.',
    ],
  },
  meeting_point: [
    'صالة الوصول في مطار العلا الدولي، عند مخرج الأمتعة',
    'Arrivals hall of AlUla International Airport, at the baggage exit',
  ],
  meeting_map: 'https://www.openstreetmap.org/?mlat=26.4836&mlon=38.1168#map=14/26.4836/38.1168',
  cancellation: [
    { days_before: 21, refund_percent: 100 },
    { days_before: 7, refund_percent: 50 },
  ],
  questions: [
    {
      question: ['هل تذاكر الحِجر محجوزة لنا؟', 'Are the tickets to Hegra booked for us?'],
      answer: [
        'نعم. نحجز تذاكر الحِجر ودادان وجبل عكمة باسمك بعد تأكيد الحجز، ونرسل موعد الدخول قبل السفر بثلاثة أيام.',
        'Yes. We book Hegra, Dadan and Jabal Ikmah in your name once you have confirmed, and send you the times three days before the journey.',
      ],
    },
    {
      question: ['هل يمكن إضافة رحلة المنطاد؟', 'Can we add the hot-air balloon?'],
      answer: [
        'نعم في موسمها من أكتوبر إلى مارس، وتتوقف على الرياح. نحجزها لك عند الطلب، وإذا أُلغيت بسبب الطقس يُعاد ثمنها كاملًا.',
        'Yes, in its season from October to March, and only if the wind allows. We book it on request; if the weather cancels it, you get its whole price back.',
      ],
    },
    {
      question: ['هل يناسب البرنامج أطفالًا دون الخامسة؟', 'Does it suit children under five?'],
      answer: [
        'الطرق رملية وصخرية ولا تصلح لعربات الأطفال، فننصح به من عمر 5 سنوات. ولمن معه رضيع نرتّب سيارة تقف قرب كل موقع.',
        'The paths are sand and rock and not for pushchairs, so we suggest it from the age of 5. For a baby we arrange a car that stops close to each site.',
      ],
    },
    {
      question: ['ماذا نأكل إذا كنا نباتيين؟', 'What if we are vegetarian?'],
      answer: [
        'أخبرنا عند الحجز. عشاء البر والمنتجع يقدّمان أطباقًا نباتية بلا رسوم إضافية.',
        'Tell us when you book. The resort and the desert dinner serve vegetarian dishes at no extra charge.',
      ],
    },
  ],
  photos: [
    {
      caption: ['الحِجر وجبل الفيل', 'Hegra and Elephant Rock'],
      alternative: [
        'واجهة مقبرة منحوتة في صخرة، وبجانبها صخرة كالفيل في رمل أصفر',
        'A tomb carved into a rock, and beside it a rock shaped like an elephant, on yellow sand',
      ],
      focus: [0.35, 0.5],
    },
    {
      caption: ['قصر الفريد في الحِجر', 'Qasr al-Farid in Hegra'],
      alternative: [
        'واجهة قصر الفريد المنحوتة في صخرة واحدة، وخلفها جبال',
        'The façade of Qasr al-Farid, carved into a single rock, with mountains behind it',
      ],
      focus: [0.7, 0.5],
    },
    {
      caption: ['جبل الفيل ساعة الغروب', 'Elephant Rock at sunset'],
      alternative: [
        'صخرة ضخمة كفيل يمد خرطومه، وتحتها نخلتان',
        'A huge rock like an elephant with its trunk down, and two palms below it',
      ],
      focus: [0.45, 0.5],
    },
    {
      caption: ['ليل البر', 'The desert by night'],
      alternative: [
        'قافلة جمال تعبر الكثبان تحت سماء ليل صافية',
        'A caravan of camels crosses the dunes under a clear night sky',
      ],
      focus: [0.6, 0.6],
    },
    {
      caption: ['صباح في المنتجع', 'A morning at the resort'],
      alternative: ['فناء تحيط به أقواس، وفي وسطه بركة ماء ونخلتان', 'A courtyard of arches with a pool and two palms'],
      focus: [0.5, 0.7],
    },
  ],
});
