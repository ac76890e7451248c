import { sampleOffer } from '../written-offer.ts';

export const cairoNileOffer = sampleOffer({
  country: 'EG',
  prices: {
    adult: 3749.99,
    senior: 3599.99,
    child: 2249.99,
    infant: 0,
    single_supplement: 980,
    triple: 3399.99,
    deposit: 750,
  },
  departures: [
    { starts_in_days: 28 },
    { starts_in_days: 42 },
    { starts_in_days: 56, capacity: 20, seats_left: 5 },
    { starts_in_days: 70 },
    { starts_in_days: 84, sale: 'closed' },
    { starts_in_days: 98, capacity: 20, seats_left: 0, waiting_list: true },
    {
      starts_in_days: 112,
      capacity: 20,
      seats_left: 17,
      minimum: 6,
      closes_days_before: 14,
      notes: ['مع جولة للأطفال في المتحف', 'With a tour of the museum for children'],
    },
    { starts_in_days: 126, sale: 'on_request' },
  ],
  stay: ['فندق 5 نجوم على كورنيش النيل', '5-star hotel on the Nile Corniche'],
  days: [
    {
      meals: ['dinner'],
      photo: 2,
      title: ['الوصول ومساء على النيل', 'Arrival and an evening on the Nile'],
      text: [
        'استقبال في المطار، وعشاء على الكورنيش، والنيل من شرفتك.',
        'We meet you at the airport; dinner is on the Corniche, with the river from your balcony.',
      ],
      place: ['القاهرة', 'Cairo'],
      transfer: ['سيارة مكيّفة، 45 دقيقة', 'Air-conditioned car, 45 minutes'],
    },
    {
      meals: ['breakfast', 'lunch'],
      photo: 0,
      title: ['الأهرامات مع فتح البوابات', 'The pyramids at opening time'],
      text: [
        'نصل قبل الزحام، ونقف أمام أبي الهول، ونتغدى بإطلالة على الهضبة.',
        'We arrive before the crowds, stand before the Sphinx, and have lunch with a view of the plateau.',
      ],
      place: ['الجيزة', 'Giza'],
    },
    {
      meals: ['breakfast'],
      photo: 1,
      title: ['المتحف الكبير وفلوكة الغروب', 'The Grand Museum and a felucca at sunset'],
      text: [
        'ضحى كامل في المتحف المصري الكبير مع مرشد آثار، وعصرًا فلوكة وشاي بالنعناع.',
        'A full morning at the Grand Egyptian Museum with an Egyptologist; in the afternoon a felucca and mint tea.',
      ],
      place: ['المتحف المصري الكبير', 'Grand Egyptian Museum'],
    },
    {
      meals: ['breakfast'],
      photo: 3,
      title: ['يوم مفتوح ثم خان الخليلي', 'An open day, then Khan el-Khalili'],
      text: [
        'الإسكندرية لمن أراد البحر، أو راحة في الفندق. وفي المساء شارع المعز وخان الخليلي.',
        'Alexandria for the sea, or rest at the hotel. In the evening Al-Muizz Street and Khan el-Khalili.',
      ],
      place: ['القاهرة الفاطمية', 'Historic Cairo'],
    },
    {
      meals: ['breakfast'],
      photo: 4,
      title: ['المغادرة', 'Departure'],
      text: ['فطور على النيل ثم المطار.', 'Breakfast by the Nile, then the airport.'],
      place: ['القاهرة', 'Cairo'],
      transfer: ['سيارة مكيّفة', 'Air-conditioned car'],
    },
  ],
  not_included: [
    ['تذاكر الطيران', 'رحلة الإسكندرية (190 ر.س للشخص)', 'الدخول إلى حجرات الأهرامات'],
    ['Flights', 'The trip to Alexandria (190 SR a person)', 'Entry to the chambers of the pyramids'],
  ],
  know: {
    know_visa: ['السعوديون يحصلون على التأشيرة عند الوصول.', 'Saudi citizens receive a visa on arrival.'],
    know_documents: ['جواز سفر صالح لستة أشهر.', 'A passport valid for six months.'],
    know_packing: ['قبعة وماء وحذاء مريح للهضبة.', 'A hat, water and comfortable shoes for the plateau.'],
    know_fitness: ['مشي نحو 5 كم في اليوم، بعضه على رمل.', 'About 5 km of walking a day, some of it on sand.'],
    know_children: [
      'مناسب للأطفال من 5 سنوات، وفي السيارة مقاعد لهم.',
      'Suitable from the age of 5; the car has seats for children.',
    ],
  },
  meeting_point: ['صالة الوصول 2 في مطار القاهرة الدولي', 'Arrivals, Terminal 2, Cairo International Airport'],
  meeting_map: 'https://www.openstreetmap.org/?mlat=30.1121&mlon=31.4#map=14/30.1121/31.4',
  cancellation: [
    { days_before: 21, refund_percent: 100 },
    { days_before: 10, refund_percent: 50 },
  ],
  questions: [
    {
      question: ['هل ندخل الهرم الأكبر؟', 'Do we go inside the Great Pyramid?'],
      answer: [
        'التذكرة الأساسية للهضبة كلها. الدخول إلى حجرات الهرم بتذكرة إضافية نشتريها لمن يرغب عند البوابة.',
        'Your ticket is for the whole plateau. The chambers need a ticket of their own, which we buy at the gate for those who wish.',
      ],
    },
    {
      question: ['هل الطعام مناسب للأطفال؟', 'Is the food suitable for children?'],
      answer: [
        'نعم. نختار مطاعم مجرّبة، والماء معبأ طوال الرحلة، والإفطار في الفندق فيه ركن للأطفال.',
        'Yes. We choose restaurants that we know, water is bottled throughout, and breakfast at the hotel has a corner for children.',
      ],
    },
  ],
  photos: [
    {
      caption: ['الأهرامات والنيل', 'The pyramids and the Nile'],
      alternative: [
        'أهرامات الجيزة، وأمامها فلوكة بيضاء على النيل',
        'The pyramids of Giza, with a white felucca on the Nile in front',
      ],
      focus: [0.5, 0.5],
    },
    {
      caption: ['أهرامات الجيزة', 'The pyramids of Giza'],
      alternative: [
        'هرم كبير بين هرمين أصغر، وجملان على الرمل',
        'A great pyramid between two smaller ones, and two camels on the sand',
      ],
      focus: [0.6, 0.4],
    },
    {
      caption: ['فلوكة في النيل', 'A felucca on the Nile'],
      alternative: [
        'فلوكة بشراع أبيض تمر أمام الأهرامات',
        'A felucca with a white sail passes in front of the pyramids',
      ],
      focus: [0.5, 0.5],
    },
    {
      caption: ['مساء خان الخليلي', 'An evening in Khan el-Khalili'],
      alternative: [
        'سوق قديم بأقواس وفوانيس، ومئذنة في آخره',
        'An old market of arches and lanterns, with a minaret at its end',
      ],
      focus: [0.5, 0.4],
    },
    {
      caption: ['القاهرة من السماء', 'Leaving Cairo'],
      alternative: ['جناح طائرة فوق السحاب', 'The wing of an aeroplane above the clouds'],
    },
  ],
});
