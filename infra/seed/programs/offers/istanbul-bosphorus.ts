import {
  type Both,
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

const stay = both('فندق بوتيك 5 نجوم في بيوغلو', '5-star boutique hotel in Beyoglu');

const here = (
  meals: Parameters<typeof day>[0],
  [titleAr, titleEn]: [string, string],
  [ar, en]: [string, string],
  [placeAr, placeEn]: [string, string],
  photo: number,
  transfer?: Both,
) =>
  day(
    meals,
    { title: titleAr, text: ar, place: placeAr, stay: stay.ar, ...(transfer && { transfer: transfer.ar }) },
    { title: titleEn, text: en, place: placeEn, stay: stay.en, ...(transfer && { transfer: transfer.en }) },
    photo,
  );

export const istanbulBosphorusOffer: SampleOffer = {
  country: 'TR',
  prices: pricesOf({ adult: 5490, child: 3650, infant: 450, single_supplement: 1900, triple: 4990 }, { deposit: 1500 }),
  departures: [
    free(38),
    seats(52, 24, 9),
    seats(66, 24, 20),
    soldOut(80, 24),
    free(94),
    seats(108, 24, 22, {
      ...{ minimum: 8, closes_days_before: 14 },
      notes: both('مع مرشدة للعائلات', 'With a guide for families'),
      prices: pricesOf(
        { adult: [5990, 5690], child: 3950, infant: 450, single_supplement: 2100, triple: 5450 },
        { deposit: 1500, earlyDays: 40 },
      ),
    }),
    onRequest(122),
  ],
  days: [
    here(
      ['dinner'],
      ['أهلًا بك في إسطنبول', 'Welcome to Istanbul'],
      [
        'استقبال في المطار بسيارة خاصة، ثم تمشية في شارع الاستقلال وعشاء ترحيبي.',
        'A private car from the airport, a walk along Istiklal Street and a welcome dinner.',
      ],
      ['بيوغلو', 'Beyoglu'],
      0,
      both('سيارة خاصة من المطار، ساعة', 'Private car from the airport, an hour'),
    ),
    here(
      ['breakfast'],
      ['السلطان أحمد وتوب كابي', 'Sultanahmet and Topkapi'],
      [
        'جولة مع مرشد يتحدث العربية: جامع السلطان أحمد وآيا صوفيا وقصر توب كابي، والعصر للسوق المسقوف.',
        'A tour with an Arabic- or English-speaking guide: the Blue Mosque, Hagia Sophia and Topkapi Palace; the afternoon is for the Grand Bazaar.',
      ],
      ['السلطان أحمد', 'Sultanahmet'],
      1,
    ),
    here(
      ['breakfast'],
      ['بلاط ثم البوسفور عند الغروب', 'Balat, then the Bosphorus at sunset'],
      [
        'بيوت بلاط الملوّنة ومقاهيها صباحًا، ثم قارب خاص بين القارتين ساعة الغروب.',
        'The coloured houses and cafés of Balat in the morning, then a private boat between two continents at sunset.',
      ],
      ['البوسفور', 'The Bosphorus'],
      2,
    ),
    here(
      ['breakfast', 'lunch'],
      ['جزر الأميرات', 'The Princes’ Islands'],
      [
        'عبّارة إلى بيوك أدا، ودراجات أو عربة كهربائية بين الصنوبر، وغداء على الماء.',
        'A ferry to Büyükada, bicycles or an electric cart among the pines, and lunch by the water.',
      ],
      ['بيوك أدا', 'Büyükada'],
      4,
      both('عبّارة، ساعة وربع', 'Ferry, 75 minutes'),
    ),
    here(
      ['breakfast'],
      ['بورصة لمن أراد', 'Bursa, if you like'],
      [
        'يوم اختياري في بورصة: التلفريك والجامع الكبير، والثلج في موسمه. ولمن أراد الراحة حمّام تركي.',
        'An optional day in Bursa: the cable car, the Grand Mosque and, in season, snow. Or rest in a Turkish bath.',
      ],
      ['بورصة', 'Bursa'],
      5,
      both('حافلة صغيرة وعبّارة، ساعتان ونصف', 'Minibus and ferry, two and a half hours'),
    ),
    here(
      ['breakfast'],
      ['كاديكوي وكوزغونجوك', 'Kadikoy and Kuzguncuk'],
      [
        'الضفة الآسيوية مع أهلها: سوق كاديكوي وشاي كوزغونجوك، والمساء للتسوّق.',
        'The Asian side with its people: Kadikoy market and tea in Kuzguncuk; the evening is for shopping.',
      ],
      ['كاديكوي', 'Kadikoy'],
      3,
    ),
    day(
      ['breakfast'],
      {
        title: 'المغادرة',
        text: 'وقت حر حتى موعد رحلتك، ثم المطار.',
        place: 'إسطنبول',
        transfer: 'سيارة خاصة إلى المطار، ساعة',
      },
      {
        title: 'Departure',
        text: 'Free time until your flight, then the airport.',
        place: 'Istanbul',
        transfer: 'Private car to the airport, an hour',
      },
      6,
    ),
  ],
  not_included: list(
    ['تذاكر الطيران', 'رسوم دخول المتاحف الاختيارية', 'رحلة بورصة (220 ر.س للشخص)'],
    ['Flights', 'Entry to optional museums', 'The trip to Bursa (220 SR a person)'],
  ),
  know: {
    know_visa: both('السعوديون معفون من التأشيرة حتى 90 يومًا.', 'Saudi citizens need no visa for up to 90 days.'),
    know_documents: both('جواز سفر صالح لستة أشهر على الأقل.', 'A passport valid for at least six months.'),
    know_children: both('غرف عائلية وكراسٍ للأطفال في السيارات.', 'Family rooms, and child seats in the cars.'),
    know_fitness: both(
      'مشي نحو 6 كم في اليوم، مع مرتفعات في بلاط.',
      'About 6 km of walking a day, with hills in Balat.',
    ),
    know_packing: both(
      'حذاء مريح ووشاح للمساجد، ومعطف دافئ لبورصة.',
      'Comfortable shoes, a scarf for the mosques and a warm coat for Bursa.',
    ),
  },
  meeting_point: both('صالة الوصول في مطار إسطنبول، البوابة 8', 'Arrivals hall of Istanbul Airport, gate 8'),
  questions: [
    question(
      ['هل المطاعم في البرنامج حلال؟', 'نعم، كلها حلال وجرّبها فريقنا، وبلا كحول في المطاعم التي نحجزها للعائلات.'],
      [
        'Are the restaurants halal?',
        'Yes, all of them, and our team has tried each. Those that we book for families serve no alcohol.',
      ],
    ),
    question(
      [
        'كم يلزمنا من الليرة؟',
        'تُقبل البطاقات في معظم الأماكن. يكفي ما بين 1,500 و2,000 ليرة نقدًا للشخص للأسواق الصغيرة والبقشيش.',
      ],
      [
        'How much cash do we need?',
        'Most places take cards. Between 1,500 and 2,000 lira a person is enough for small shops and tips.',
      ],
    ),
    question(
      [
        'هل يمكن استبدال يوم بورصة؟',
        'نعم، هو يوم اختياري. من لا يرغب فيه يبقى في إسطنبول، ونحجز له حمّامًا تركيًا أو جولة تسوّق.',
      ],
      [
        'Can we do something else instead of Bursa?',
        'Yes, that day is optional. Stay in Istanbul and we book a Turkish bath or a shopping tour for you.',
      ],
    ),
  ],
  meeting_map: 'https://www.openstreetmap.org/?mlat=41.2608&mlon=28.7425#map=14/41.2608/28.7425',
  photos: [
    photo(
      ['البوسفور عند الغروب', 'The Bosphorus at sunset'],
      [
        'مسجد بقبابه ومآذنه على الماء، وعبّارة تمر أمامه',
        'A mosque with its domes and minarets by the water, and a ferry passing',
      ],
      { x: 0.5, y: 0.4 },
    ),
    photo(
      ['مسجد من زمن العثمانيين', 'An Ottoman mosque'],
      ['قباب مسجد كبير وأربع مآذن في سماء المغرب', 'The domes of a great mosque and four minarets in the evening sky'],
      { x: 0.5, y: 0.4 },
    ),
    photo(
      ['عبّارة على البوسفور', 'A ferry on the Bosphorus'],
      ['عبّارة بيضاء تعبر الماء أمام المدينة', 'A white ferry crosses the water in front of the city'],
      { x: 0.5, y: 0.6 },
    ),
    photo(
      ['الجسر بين القارتين', 'The bridge between two continents'],
      [
        'جسر معلّق فوق البوسفور والشمس تغيب خلفه',
        'A suspension bridge over the Bosphorus with the sun setting behind it',
      ],
      { x: 0.75, y: 0.5 },
    ),
    photo(
      ['بيوك أدا بالدراجة', 'Büyükada by bicycle'],
      [
        'دراجتان أمام بيوت خشبية ملوّنة وأشجار صنوبر، وعبّارة في البحر',
        'Two bicycles before coloured wooden houses and pines, and a ferry at sea',
      ],
      { x: 0.6, y: 0.6 },
    ),
    photo(
      ['تلفريك بورصة', 'The cable car of Bursa'],
      ['عربة تلفريك حمراء فوق جبل مكسو بالثلج', 'A red cable car above a mountain covered with snow'],
      { x: 0.4, y: 0.5 },
    ),
    photo(
      ['وداعًا إسطنبول', 'Leaving Istanbul'],
      ['جناح طائرة فوق سحاب وردي', 'The wing of an aeroplane above pink clouds'],
    ),
  ],
};
