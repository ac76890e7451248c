import { sampleOffer } from '../written-offer.ts';

export const jeddahRedSeaOffer = sampleOffer({
  country: 'SA',
  prices: { adult: 3690, child: 2150, infant: 0, single_supplement: 1200, triple: 3390, deposit: 750 },
  departures: [
    { starts_in_days: 17 },
    { starts_in_days: 31, capacity: 12, seats_left: 3 },
    { starts_in_days: 45, capacity: 12, seats_left: 0, waiting_list: true },
    { starts_in_days: 59, capacity: 12, seats_left: 10, minimum: 4 },
    {
      starts_in_days: 73,
      sale: 'on_request',
      notes: ['نبحر إذا اكتملت عائلتان', 'We sail once two families have asked'],
    },
    { starts_in_days: 87, capacity: 12, seats_left: 12, minimum: 4, closes_days_before: 5 },
  ],
  stay: ['فندق 5 نجوم على الكورنيش', '5-star hotel on the Corniche'],
  days: [
    {
      meals: ['dinner'],
      photo: 0,
      title: ['الوصول ونزهة على الكورنيش', 'Arrival and a walk on the Corniche'],
      text: [
        'استقبال في المطار وتسليم الغرف، ثم نزهة مسائية على الكورنيش وعشاء سمك بإطلالة على البحر.',
        'We meet you at the airport and take you to your rooms. In the evening there is a walk along the Corniche and a fish dinner by the sea.',
      ],
      place: ['جدة', 'Jeddah'],
      transfer: ['سيارة عائلية من المطار، 30 دقيقة', 'Family car from the airport, 30 minutes'],
    },
    {
      meals: ['breakfast'],
      photo: 3,
      title: ['البلد: رواشين وأسواق', 'Al-Balad: roshans and markets'],
      text: [
        'فول وتميس في السوق القديم، ثم جولة مشي من باب مكة إلى بيت نصيف مع مرشد مرخّص. والعصر لمتحف أو لقيلولة.',
        'Ful and tamees in the old market, then a walk from Bab Makkah to Nassif House with a licensed guide. The afternoon is for a museum or a rest.',
      ],
      place: ['جدة التاريخية', 'Historic Jeddah'],
    },
    {
      meals: ['breakfast', 'lunch'],
      photo: 1,
      title: ['يوم في البحر عند بياضة', 'A day at sea near Bayada'],
      text: [
        'قارب خاص إلى المياه الضحلة، وسباحة وغوص سطحي فوق الشعاب مع مدرّب، وغداء من صيد اليوم على القارب.',
        'A private boat to the shallows, swimming and snorkelling over the reef with an instructor, and the catch of the day for lunch on board.',
      ],
      place: ['جزيرة بياضة', 'Bayada Island'],
      transfer: ['قارب خاص من مرسى أبحر', 'Private boat from Obhur marina'],
    },
    {
      meals: ['breakfast', 'lunch'],
      photo: 2,
      title: ['الشعاب الشمالية', 'The northern reef'],
      text: [
        'رحلة بحرية ثانية إلى شعاب أهدأ، مع وقت للأطفال على شاطئ رملي ضحل. وفي المساء سوق حر في شارع التحلية.',
        'A second boat trip to quieter reefs, with time for children on a shallow sandy beach. The evening is free for the shops of Tahlia Street.',
      ],
      place: ['أبحر', 'Obhur'],
      transfer: ['قارب خاص', 'Private boat'],
    },
    {
      meals: ['breakfast'],
      photo: 4,
      title: ['المغادرة', 'Departure'],
      text: ['وقت حر حتى موعد رحلتك، ونوصلك إلى المطار.', 'Free time until your flight; we drive you to the airport.'],
      place: ['جدة', 'Jeddah'],
      transfer: ['سيارة عائلية إلى المطار', 'Family car to the airport'],
    },
  ],
  not_included: [
    ['تذاكر الطيران', 'دورات الغوص بالأسطوانة', 'العشاء بعد الليلة الأولى'],
    ['Flights', 'Scuba diving courses', 'Dinners after the first night'],
  ],
  know: {
    know_fitness: [
      'تكفي السباحة الأساسية، وسترات النجاة متوفرة للجميع.',
      'Basic swimming is enough; there are life jackets for everybody.',
    ],
    know_children: [
      'معدات السلامة متوفرة بمقاسات الأطفال من 4 سنوات.',
      'Safety gear comes in children’s sizes from the age of 4.',
    ],
    know_packing: [
      'ملابس سباحة محتشمة، وواقي شمس لا يضر الشعاب، وقبعة.',
      'Modest swimwear, reef-safe sunscreen and a hat.',
    ],
    know_visa: [
      'القادم من الخارج يحتاج إلى تأشيرة سياحية، ونرسل لك رابط طلبها.',
      'Visitors from abroad need a tourist visa; we send you the link to ask for it.',
    ],
    know_documents: [
      'الهوية الوطنية أو الإقامة أو جواز السفر، ويطلبها حرس الحدود عند الإبحار.',
      'National ID, residence permit or passport: the coast guard asks for it before we sail.',
    ],
  },
  meeting_point: [
    'صالة الوصول 1 في مطار الملك عبدالعزيز الدولي',
    'Arrivals, Terminal 1, King Abdulaziz International Airport',
  ],
  meeting_map: 'https://www.openstreetmap.org/?mlat=21.6796&mlon=39.1565#map=14/21.6796/39.1565',
  questions: [
    {
      question: ['ماذا لو كان البحر هائجًا؟', 'What if the sea is rough?'],
      answer: [
        'نؤجّل الرحلة البحرية إلى يوم آخر من البرنامج. وإن تعذّر ذلك أعدنا إليك ثمنها.',
        'We move the boat trip to another day of the program. If that is not possible, you get its price back.',
      ],
    },
    {
      question: ['لا أجيد السباحة، هل أستفيد من الرحلة؟', 'I do not swim well: is it still for me?'],
      answer: [
        'نعم. المياه ضحلة والمرشد معك، وسترات النجاة للجميع، ولمن يفضّل البقاء على القارب ظلّ وغداء.',
        'Yes. The water is shallow, a guide stays with you, and there are life jackets for everybody. On board there is shade and lunch for those who stay dry.',
      ],
    },
    {
      question: ['هل القارب لعائلتنا وحدها؟', 'Is the boat for our family alone?'],
      answer: [
        'نعم، القارب خاص بمجموعتك. ويتسع لثمانية أشخاص، وللعائلات الأكبر نحجز قاربين.',
        'Yes, it is private to your group. It takes eight people; for a larger family we book two.',
      ],
    },
  ],
  photos: [
    {
      caption: ['بيوت جدة التاريخية', 'Houses of historic Jeddah'],
      alternative: [
        'بيوت بيضاء عالية برواشين خشبية بنية وخضراء',
        'Tall white houses with bay windows of brown and green wood',
      ],
    },
    {
      caption: ['سنبوك على البحر الأحمر', 'A sanbuk on the Red Sea'],
      alternative: [
        'قارب خشبي بأشرعة بيضاء، وتحته شعاب وأسماك وسلحفاة',
        'A wooden boat with white sails; below it coral, fish and a turtle',
      ],
      focus: [0.45, 0.3],
    },
    {
      caption: ['الشعاب المرجانية', 'The coral reef'],
      alternative: ['سلحفاة بحرية وأسماك صفراء فوق مرجان ملوّن', 'A sea turtle and yellow fish above coloured coral'],
      focus: [0.4, 0.3],
    },
    {
      caption: ['رواشين البلد', 'Roshans of Al-Balad'],
      alternative: ['روشن خشبي منقوش في واجهة بيت أبيض', 'A carved wooden bay window on a white house'],
      focus: [0.45, 0.5],
    },
    {
      caption: ['جدة من السماء', 'Jeddah from above'],
      alternative: ['جناح طائرة فوق سحاب الصباح', 'The wing of an aeroplane above the morning clouds'],
    },
  ],
});
