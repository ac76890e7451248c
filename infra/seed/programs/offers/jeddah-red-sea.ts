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

const stay = both('فندق 5 نجوم على الكورنيش', '5-star hotel on the Corniche');

export const jeddahRedSeaOffer: SampleOffer = {
  country: 'SA',
  prices: pricesOf({ adult: 3690, child: 2150, infant: 0, single_supplement: 1200, triple: 3390 }, { deposit: 750 }),
  departures: [
    free(17),
    seats(31, 12, 3),
    soldOut(45, 12),
    seats(59, 12, 10, { minimum: 4 }),
    onRequest(73, both('نبحر إذا اكتملت عائلتان', 'We sail once two families have asked')),
    seats(87, 12, 12, { minimum: 4, closes_days_before: 5 }),
  ],
  days: [
    day(
      ['dinner'],
      {
        title: 'الوصول ونزهة على الكورنيش',
        text: 'استقبال في المطار وتسليم الغرف، ثم نزهة مسائية على الكورنيش وعشاء سمك بإطلالة على البحر.',
        place: 'جدة',
        stay: stay.ar,
        transfer: 'سيارة عائلية من المطار، 30 دقيقة',
      },
      {
        title: 'Arrival and a walk on the Corniche',
        text: 'We meet you at the airport and take you to your rooms. In the evening there is a walk along the Corniche and a fish dinner by the sea.',
        place: 'Jeddah',
        stay: stay.en,
        transfer: 'Family car from the airport, 30 minutes',
      },
      0,
    ),
    day(
      ['breakfast'],
      {
        title: 'البلد: رواشين وأسواق',
        text: 'فول وتميس في السوق القديم، ثم جولة مشي من باب مكة إلى بيت نصيف مع مرشد مرخّص. والعصر لمتحف أو لقيلولة.',
        place: 'جدة التاريخية',
        stay: stay.ar,
      },
      {
        title: 'Al-Balad: roshans and markets',
        text: 'Ful and tamees in the old market, then a walk from Bab Makkah to Nassif House with a licensed guide. The afternoon is for a museum or a rest.',
        place: 'Historic Jeddah',
        stay: stay.en,
      },
      3,
    ),
    day(
      ['breakfast', 'lunch'],
      {
        title: 'يوم في البحر عند بياضة',
        text: 'قارب خاص إلى المياه الضحلة، وسباحة وغوص سطحي فوق الشعاب مع مدرّب، وغداء من صيد اليوم على القارب.',
        place: 'جزيرة بياضة',
        stay: stay.ar,
        transfer: 'قارب خاص من مرسى أبحر',
      },
      {
        title: 'A day at sea near Bayada',
        text: 'A private boat to the shallows, swimming and snorkelling over the reef with an instructor, and the catch of the day for lunch on board.',
        place: 'Bayada Island',
        stay: stay.en,
        transfer: 'Private boat from Obhur marina',
      },
      1,
    ),
    day(
      ['breakfast', 'lunch'],
      {
        title: 'الشعاب الشمالية',
        text: 'رحلة بحرية ثانية إلى شعاب أهدأ، مع وقت للأطفال على شاطئ رملي ضحل. وفي المساء سوق حر في شارع التحلية.',
        place: 'أبحر',
        stay: stay.ar,
        transfer: 'قارب خاص',
      },
      {
        title: 'The northern reef',
        text: 'A second boat trip to quieter reefs, with time for children on a shallow sandy beach. The evening is free for the shops of Tahlia Street.',
        place: 'Obhur',
        stay: stay.en,
        transfer: 'Private boat',
      },
      2,
    ),
    day(
      ['breakfast'],
      {
        title: 'المغادرة',
        text: 'وقت حر حتى موعد رحلتك، ونوصلك إلى المطار.',
        place: 'جدة',
        transfer: 'سيارة عائلية إلى المطار',
      },
      {
        title: 'Departure',
        text: 'Free time until your flight; we drive you to the airport.',
        place: 'Jeddah',
        transfer: 'Family car to the airport',
      },
      4,
    ),
  ],
  not_included: list(
    ['تذاكر الطيران', 'دورات الغوص بالأسطوانة', 'العشاء بعد الليلة الأولى'],
    ['Flights', 'Scuba diving courses', 'Dinners after the first night'],
  ),
  know: {
    know_fitness: both(
      'تكفي السباحة الأساسية، وسترات النجاة متوفرة للجميع.',
      'Basic swimming is enough; there are life jackets for everybody.',
    ),
    know_children: both(
      'معدات السلامة متوفرة بمقاسات الأطفال من 4 سنوات.',
      'Safety gear comes in children’s sizes from the age of 4.',
    ),
    know_packing: both(
      'ملابس سباحة محتشمة، وواقي شمس لا يضر الشعاب، وقبعة.',
      'Modest swimwear, reef-safe sunscreen and a hat.',
    ),
    know_visa: both(
      'القادم من الخارج يحتاج إلى تأشيرة سياحية، ونرسل لك رابط طلبها.',
      'Visitors from abroad need a tourist visa; we send you the link to ask for it.',
    ),
    know_documents: both(
      'الهوية الوطنية أو الإقامة أو جواز السفر، ويطلبها حرس الحدود عند الإبحار.',
      'National ID, residence permit or passport: the coast guard asks for it before we sail.',
    ),
  },
  meeting_point: both(
    'صالة الوصول 1 في مطار الملك عبدالعزيز الدولي',
    'Arrivals, Terminal 1, King Abdulaziz International Airport',
  ),
  meeting_map: 'https://www.openstreetmap.org/?mlat=21.6796&mlon=39.1565#map=14/21.6796/39.1565',
  questions: [
    question(
      ['ماذا لو كان البحر هائجًا؟', 'نؤجّل الرحلة البحرية إلى يوم آخر من البرنامج. وإن تعذّر ذلك أعدنا إليك ثمنها.'],
      [
        'What if the sea is rough?',
        'We move the boat trip to another day of the program. If that is not possible, you get its price back.',
      ],
    ),
    question(
      [
        'لا أجيد السباحة، هل أستفيد من الرحلة؟',
        'نعم. المياه ضحلة والمرشد معك، وسترات النجاة للجميع، ولمن يفضّل البقاء على القارب ظلّ وغداء.',
      ],
      [
        'I do not swim well: is it still for me?',
        'Yes. The water is shallow, a guide stays with you, and there are life jackets for everybody. On board there is shade and lunch for those who stay dry.',
      ],
    ),
    question(
      ['هل القارب لعائلتنا وحدها؟', 'نعم، القارب خاص بمجموعتك. ويتسع لثمانية أشخاص، وللعائلات الأكبر نحجز قاربين.'],
      [
        'Is the boat for our family alone?',
        'Yes, it is private to your group. It takes eight people; for a larger family we book two.',
      ],
    ),
  ],
  photos: [
    photo(
      ['بيوت جدة التاريخية', 'Houses of historic Jeddah'],
      ['بيوت بيضاء عالية برواشين خشبية بنية وخضراء', 'Tall white houses with bay windows of brown and green wood'],
    ),
    photo(
      ['سنبوك على البحر الأحمر', 'A sanbuk on the Red Sea'],
      [
        'قارب خشبي بأشرعة بيضاء، وتحته شعاب وأسماك وسلحفاة',
        'A wooden boat with white sails; below it coral, fish and a turtle',
      ],
      { x: 0.45, y: 0.3 },
    ),
    photo(
      ['الشعاب المرجانية', 'The coral reef'],
      ['سلحفاة بحرية وأسماك صفراء فوق مرجان ملوّن', 'A sea turtle and yellow fish above coloured coral'],
      { x: 0.4, y: 0.3 },
    ),
    photo(
      ['رواشين البلد', 'Roshans of Al-Balad'],
      ['روشن خشبي منقوش في واجهة بيت أبيض', 'A carved wooden bay window on a white house'],
      { x: 0.45, y: 0.5 },
    ),
    photo(
      ['جدة من السماء', 'Jeddah from above'],
      ['جناح طائرة فوق سحاب الصباح', 'The wing of an aeroplane above the morning clouds'],
    ),
  ],
};
