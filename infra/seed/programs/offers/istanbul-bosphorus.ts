import { sampleOffer } from '../written-offer.ts';

export const istanbulBosphorusOffer = sampleOffer({
  country: 'TR',
  prices: { adult: 5490, child: 3650, infant: 450, single_supplement: 1900, triple: 4990, deposit: 1500 },
  departures: [
    { starts_in_days: 38 },
    { starts_in_days: 52, capacity: 24, seats_left: 9 },
    { starts_in_days: 66, capacity: 24, seats_left: 20 },
    { starts_in_days: 80, capacity: 24, seats_left: 0, waiting_list: true },
    { starts_in_days: 94 },
    {
      starts_in_days: 108,
      capacity: 24,
      seats_left: 22,
      minimum: 8,
      closes_days_before: 14,
      notes: ['مع مرشدة للعائلات', 'With a guide for families'],
      prices: {
        adult: [5990, 5690],
        child: 3950,
        infant: 450,
        single_supplement: 2100,
        triple: 5450,
        deposit: 1500,
        early_days: 40,
      },
    },
    { starts_in_days: 122, sale: 'on_request' },
  ],
  stay: ['فندق بوتيك 5 نجوم في بيوغلو', '5-star boutique hotel in Beyoglu'],
  days: [
    {
      meals: ['dinner'],
      photo: 0,
      title: ['أهلًا بك في إسطنبول', 'Welcome to Istanbul'],
      text: [
        'استقبال في المطار بسيارة خاصة، ثم تمشية في شارع الاستقلال وعشاء ترحيبي.',
        'A private car from the airport, a walk along Istiklal Street and a welcome dinner.',
      ],
      place: ['بيوغلو', 'Beyoglu'],
      transfer: ['سيارة خاصة من المطار، ساعة', 'Private car from the airport, an hour'],
    },
    {
      meals: ['breakfast'],
      photo: 1,
      title: ['السلطان أحمد وتوب كابي', 'Sultanahmet and Topkapi'],
      text: [
        'جولة مع مرشد يتحدث العربية: جامع السلطان أحمد وآيا صوفيا وقصر توب كابي، والعصر للسوق المسقوف.',
        'A tour with an Arabic- or English-speaking guide: the Blue Mosque, Hagia Sophia and Topkapi Palace; the afternoon is for the Grand Bazaar.',
      ],
      place: ['السلطان أحمد', 'Sultanahmet'],
    },
    {
      meals: ['breakfast'],
      photo: 2,
      title: ['بلاط ثم البوسفور عند الغروب', 'Balat, then the Bosphorus at sunset'],
      text: [
        'بيوت بلاط الملوّنة ومقاهيها صباحًا، ثم قارب خاص بين القارتين ساعة الغروب.',
        'The coloured houses and cafés of Balat in the morning, then a private boat between two continents at sunset.',
      ],
      place: ['البوسفور', 'The Bosphorus'],
    },
    {
      meals: ['breakfast', 'lunch'],
      photo: 4,
      title: ['جزر الأميرات', 'The Princes’ Islands'],
      text: [
        'عبّارة إلى بيوك أدا، ودراجات أو عربة كهربائية بين الصنوبر، وغداء على الماء.',
        'A ferry to Büyükada, bicycles or an electric cart among the pines, and lunch by the water.',
      ],
      place: ['بيوك أدا', 'Büyükada'],
      transfer: ['عبّارة، ساعة وربع', 'Ferry, 75 minutes'],
    },
    {
      meals: ['breakfast'],
      photo: 5,
      title: ['بورصة لمن أراد', 'Bursa, if you like'],
      text: [
        'يوم اختياري في بورصة: التلفريك والجامع الكبير، والثلج في موسمه. ولمن أراد الراحة حمّام تركي.',
        'An optional day in Bursa: the cable car, the Grand Mosque and, in season, snow. Or rest in a Turkish bath.',
      ],
      place: ['بورصة', 'Bursa'],
      transfer: ['حافلة صغيرة وعبّارة، ساعتان ونصف', 'Minibus and ferry, two and a half hours'],
    },
    {
      meals: ['breakfast'],
      photo: 3,
      title: ['كاديكوي وكوزغونجوك', 'Kadikoy and Kuzguncuk'],
      text: [
        'الضفة الآسيوية مع أهلها: سوق كاديكوي وشاي كوزغونجوك، والمساء للتسوّق.',
        'The Asian side with its people: Kadikoy market and tea in Kuzguncuk; the evening is for shopping.',
      ],
      place: ['كاديكوي', 'Kadikoy'],
    },
    {
      meals: ['breakfast'],
      photo: 6,
      title: ['المغادرة', 'Departure'],
      text: ['وقت حر حتى موعد رحلتك، ثم المطار.', 'Free time until your flight, then the airport.'],
      place: ['إسطنبول', 'Istanbul'],
      transfer: ['سيارة خاصة إلى المطار، ساعة', 'Private car to the airport, an hour'],
    },
  ],
  not_included: [
    ['تذاكر الطيران', 'رسوم دخول المتاحف الاختيارية', 'رحلة بورصة (220 ر.س للشخص)'],
    ['Flights', 'Entry to optional museums', 'The trip to Bursa (220 SR a person)'],
  ],
  know: {
    know_visa: ['السعوديون معفون من التأشيرة حتى 90 يومًا.', 'Saudi citizens need no visa for up to 90 days.'],
    know_documents: ['جواز سفر صالح لستة أشهر على الأقل.', 'A passport valid for at least six months.'],
    know_children: ['غرف عائلية وكراسٍ للأطفال في السيارات.', 'Family rooms, and child seats in the cars.'],
    know_fitness: ['مشي نحو 6 كم في اليوم، مع مرتفعات في بلاط.', 'About 6 km of walking a day, with hills in Balat.'],
    know_packing: [
      'حذاء مريح ووشاح للمساجد، ومعطف دافئ لبورصة.',
      'Comfortable shoes, a scarf for the mosques and a warm coat for Bursa.',
    ],
  },
  meeting_point: ['صالة الوصول في مطار إسطنبول، البوابة 8', 'Arrivals hall of Istanbul Airport, gate 8'],
  meeting_map: 'https://www.openstreetmap.org/?mlat=41.2608&mlon=28.7425#map=14/41.2608/28.7425',
  questions: [
    {
      question: ['هل المطاعم في البرنامج حلال؟', 'Are the restaurants halal?'],
      answer: [
        'نعم، كلها حلال وجرّبها فريقنا، وبلا كحول في المطاعم التي نحجزها للعائلات.',
        'Yes, all of them, and our team has tried each. Those that we book for families serve no alcohol.',
      ],
    },
    {
      question: ['كم يلزمنا من الليرة؟', 'How much cash do we need?'],
      answer: [
        'تُقبل البطاقات في معظم الأماكن. يكفي ما بين 1,500 و2,000 ليرة نقدًا للشخص للأسواق الصغيرة والبقشيش.',
        'Most places take cards. Between 1,500 and 2,000 lira a person is enough for small shops and tips.',
      ],
    },
    {
      question: ['هل يمكن استبدال يوم بورصة؟', 'Can we do something else instead of Bursa?'],
      answer: [
        'نعم، هو يوم اختياري. من لا يرغب فيه يبقى في إسطنبول، ونحجز له حمّامًا تركيًا أو جولة تسوّق.',
        'Yes, that day is optional. Stay in Istanbul and we book a Turkish bath or a shopping tour for you.',
      ],
    },
  ],
  photos: [
    {
      caption: ['البوسفور عند الغروب', 'The Bosphorus at sunset'],
      alternative: [
        'مسجد بقبابه ومآذنه على الماء، وعبّارة تمر أمامه',
        'A mosque with its domes and minarets by the water, and a ferry passing',
      ],
      focus: [0.5, 0.4],
    },
    {
      caption: ['مسجد من زمن العثمانيين', 'An Ottoman mosque'],
      alternative: [
        'قباب مسجد كبير وأربع مآذن في سماء المغرب',
        'The domes of a great mosque and four minarets in the evening sky',
      ],
      focus: [0.5, 0.4],
    },
    {
      caption: ['عبّارة على البوسفور', 'A ferry on the Bosphorus'],
      alternative: ['عبّارة بيضاء تعبر الماء أمام المدينة', 'A white ferry crosses the water in front of the city'],
      focus: [0.5, 0.6],
    },
    {
      caption: ['الجسر بين القارتين', 'The bridge between two continents'],
      alternative: [
        'جسر معلّق فوق البوسفور والشمس تغيب خلفه',
        'A suspension bridge over the Bosphorus with the sun setting behind it',
      ],
      focus: [0.75, 0.5],
    },
    {
      caption: ['بيوك أدا بالدراجة', 'Büyükada by bicycle'],
      alternative: [
        'دراجتان أمام بيوت خشبية ملوّنة وأشجار صنوبر، وعبّارة في البحر',
        'Two bicycles before coloured wooden houses and pines, and a ferry at sea',
      ],
      focus: [0.6, 0.6],
    },
    {
      caption: ['تلفريك بورصة', 'The cable car of Bursa'],
      alternative: ['عربة تلفريك حمراء فوق جبل مكسو بالثلج', 'A red cable car above a mountain covered with snow'],
      focus: [0.4, 0.5],
    },
    {
      caption: ['وداعًا إسطنبول', 'Leaving Istanbul'],
      alternative: ['جناح طائرة فوق سحاب وردي', 'The wing of an aeroplane above pink clouds'],
    },
  ],
});
