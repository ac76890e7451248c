import { sampleOffer } from '../written-offer.ts';

export const maldivesLagoonOffer = sampleOffer({
  country: 'MV',
  prices: { adult: 12900, child: 6900, infant: 0, single_supplement: 6500, deposit: 4000, vat: 'outside' },
  departures: [
    { starts_in_days: 45 },
    { starts_in_days: 59, capacity: 6, seats_left: 2 },
    { starts_in_days: 73 },
    {
      starts_in_days: 87,
      sale: 'on_request',
      notes: ['أسبوع العيد: نؤكد السعر قبل الحجز', 'The week of Eid: we confirm the price before you book'],
    },
    { starts_in_days: 101, capacity: 6, seats_left: 0, waiting_list: true },
    {
      starts_in_days: 115,
      capacity: 6,
      seats_left: 6,
      minimum: 2,
      closes_days_before: 30,
      prices: {
        adult: [13900, 13200],
        child: 7400,
        infant: 0,
        single_supplement: 6900,
        deposit: 4000,
        early_days: 45,
        vat: 'outside',
      },
    },
  ],
  stay: ['فيلا فوق الماء بمسبح خاص', 'Overwater villa with private pool'],
  days: [
    {
      meals: ['dinner'],
      photo: 0,
      title: ['الطائرة المائية إلى الجزيرة', 'By seaplane to the island'],
      text: [
        'استقبال في ماليه، ثم 40 دقيقة فوق الجزر، والفيلا بانتظارك قبل المغرب.',
        'We meet you in Malé; 40 minutes over the atolls, and the villa is yours before sunset.',
      ],
      place: ['ماليه', 'Malé'],
      transfer: ['طائرة مائية، 40 دقيقة', 'Seaplane, 40 minutes'],
    },
    {
      meals: ['breakfast', 'dinner'],
      photo: 1,
      title: ['يوم للبحيرة', 'A day for the lagoon'],
      text: [
        'سباحة من شرفتك، وتجديف، وجلسة السبا الأولى عصرًا.',
        'Swimming from your deck, paddling, and the first spa treatment in the afternoon.',
      ],
      place: ['الجزيرة', 'The island'],
    },
    {
      meals: ['breakfast', 'dinner'],
      photo: 3,
      title: ['الشعاب مع مرشد بحري', 'The reef with a marine guide'],
      text: ['غوص سطحي فوق الشعاب صباحًا، وقيلولة طويلة.', 'Snorkelling over the reef in the morning, and a long rest.'],
      place: ['الجزيرة', 'The island'],
    },
    {
      meals: ['breakfast', 'dinner'],
      photo: 2,
      title: ['يوغا الشروق وعشاء الشاطئ', 'Sunrise yoga and dinner on the beach'],
      text: [
        'يوغا لمن أحب، والسبا الثانية، وعشاء خاص على الرمل.',
        'Yoga if you like it, the second spa treatment, and a private dinner on the sand.',
      ],
      place: ['الجزيرة', 'The island'],
    },
    {
      meals: ['breakfast', 'dinner'],
      photo: 4,
      title: ['بلا خطة', 'No plan at all'],
      text: [
        'يوم تختاره أنت: صيد عند الغروب، أو كتاب وظل.',
        'A day as you like it: sunset fishing, or a book in the shade.',
      ],
      place: ['الجزيرة', 'The island'],
    },
    {
      meals: ['breakfast'],
      photo: 5,
      title: ['المغادرة', 'Departure'],
      text: ['الطائرة المائية إلى ماليه في وقت رحلتك.', 'The seaplane to Malé in time for your flight.'],
      place: ['ماليه', 'Malé'],
      transfer: ['طائرة مائية', 'Seaplane'],
    },
  ],
  not_included: [
    ['تذاكر الطيران إلى ماليه', 'الغداء والمشروبات', 'الغوص بالأسطوانة'],
    ['Flights to Malé', 'Lunch and drinks', 'Scuba diving'],
  ],
  know: {
    know_visa: ['تأشيرة عند الوصول لمدة 30 يومًا، مجانًا.', 'A free visa on arrival for 30 days.'],
    know_documents: [
      'جواز صالح شهرًا بعد العودة، ونموذج IMUGA قبل السفر بأربعة أيام.',
      'A passport valid for a month after your return, and the IMUGA form within four days before travel.',
    ],
    know_packing: ['حقيبة واحدة 20 كجم للطائرة المائية.', 'One bag of 20 kg for the seaplane.'],
    know_fitness: [
      'لمن يجيد السباحة، وفي البحيرة سترات للجميع.',
      'For swimmers; there are life jackets for everybody in the lagoon.',
    ],
    know_children: [
      'الشرفة فوق الماء بلا سور، فننصح به من عمر 6 سنوات.',
      'The decks over the water have no railing, so we suggest it from the age of 6.',
    ],
  },
  meeting_point: ['مكتب المنتجع في صالة الوصول بمطار ماليه', 'The resort’s desk in the arrivals hall of Malé airport'],
  meeting_map: 'https://www.openstreetmap.org/?mlat=4.1918&mlon=73.529#map=14/4.1918/73.529',
  cancellation: [
    { days_before: 45, refund_percent: 100 },
    { days_before: 21, refund_percent: 50 },
  ],
  questions: [
    {
      question: ['رحلتنا تصل ليلًا، ماذا نفعل؟', 'Our flight arrives at night: what then?'],
      answer: [
        'الطائرة المائية تعمل نهارًا فقط. إن وصلت بعد الرابعة عصرًا حجزنا لك ليلة قرب المطار على حسابك، ثم أول طائرة صباحًا.',
        'Seaplanes fly only by day. If you land after 4 pm, we book you a night near the airport at your expense, and the first seaplane in the morning.',
      ],
    },
    {
      question: ['هل الفيلا خاصة فعلًا؟', 'Is the villa really private?'],
      answer: [
        'نعم. لا تُرى شرفتها ومسبحها من الفلل المجاورة ولا من الممشى، ولا يدخلها العاملون إلا بطلبك.',
        'Yes. Its deck and pool cannot be seen from other villas or from the walkway, and staff come in only when you ask.',
      ],
    },
    {
      question: ['ما أفضل وقت للسفر؟', 'When is the best time to go?'],
      answer: [
        'من ديسمبر إلى أبريل البحر هادئ والمطر قليل.\nومن مايو إلى نوفمبر تنزل الأسعار وتكثر الأمطار القصيرة.',
        'From December to April the sea is calm and there is little rain.\nFrom May to November prices are lower and short showers more frequent.',
      ],
    },
  ],
  photos: [
    {
      caption: ['فلل فوق البحيرة', 'Villas over the lagoon'],
      alternative: [
        'أكواخ بسقوف من القش على ماء فيروزي يصلها جسر خشبي',
        'Thatched villas on turquoise water, joined by a wooden jetty',
      ],
    },
    {
      caption: ['الممشى الخشبي', 'The wooden jetty'],
      alternative: ['ممشى خشبي يلتف بين الفلل فوق الماء', 'A wooden jetty winds between the villas over the water'],
      focus: [0.6, 0.6],
    },
    {
      caption: ['فيلتك أمام الجزيرة', 'Your villa, facing the island'],
      alternative: [
        'فيلا بسقف من القش، وخلفها جزيرة صغيرة بنخيل',
        'A thatched villa, with a small island of palms behind it',
      ],
      focus: [0.6, 0.6],
    },
    {
      caption: ['الشعاب مع المرشد البحري', 'The reef with the marine guide'],
      alternative: ['سلحفاة بحرية وأسماك صفراء بين المرجان', 'A sea turtle and yellow fish among coral'],
      focus: [0.4, 0.4],
    },
    {
      caption: ['ظل وكتاب', 'A book in the shade'],
      alternative: [
        'قارب صغير بمظلة على ماء هادئ قرب الفيلا',
        'A small boat with an awning on still water near the villa',
      ],
      focus: [0.55, 0.7],
    },
    {
      caption: ['فوق الجزر', 'Above the atolls'],
      alternative: ['جناح الطائرة فوق سحاب أبيض', 'The wing of the seaplane above white clouds'],
    },
  ],
});
