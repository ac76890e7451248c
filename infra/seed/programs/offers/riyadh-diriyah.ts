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

const stay = both('فندق 5 نجوم وسط الرياض', '5-star hotel in central Riyadh');

export const riyadhDiriyahOffer: SampleOffer = {
  country: 'SA',
  prices: pricesOf({ adult: 1980, child: 1150, infant: 0, single_supplement: 600 }, { deposit: 300 }),
  departures: [
    free(10),
    free(17),
    seats(24, 20, 8),
    onRequest(31),
    free(38),
    free(45),
    soldOut(52, 20),
    seats(59, 20, 18, {
      ...{ minimum: 6, closes_days_before: 3 },
      notes: both('مع صباح في مطل نهاية العالم', 'With a morning at the Edge of the World'),
    }),
  ],
  days: [
    day(
      ['dinner'],
      {
        title: 'حي الطريف وعشاء البجيري',
        text: 'نصل إلى الدرعية عصرًا ونمشي في حي الطريف مع مرشد بين قصر سلوى والأسوار، ثم عشاء في مطل البجيري والإضاءة تنساب على الطين.',
        place: 'الدرعية',
        stay: stay.ar,
        transfer: 'سيارة خاصة من الفندق، 25 دقيقة',
      },
      {
        title: 'At-Turaif and dinner at Bujairi',
        text: 'We reach Diriyah in the afternoon and walk through At-Turaif with a guide, between Salwa Palace and the walls. Dinner is at Bujairi Terrace as the lights come up.',
        place: 'Diriyah',
        stay: stay.en,
        transfer: 'Private car from the hotel, 25 minutes',
      },
      0,
    ),
    day(
      ['breakfast'],
      {
        title: 'المصمك وسوق الزل والجسر المعلّق',
        text: 'صباح في المصمك وسوق الزل، وعصر في المركز المالي، ونختم بالجسر المعلّق في برج المملكة ساعة تضيء المدينة.',
        place: 'الرياض',
        stay: stay.ar,
        transfer: 'سيارة خاصة بسائق',
      },
      {
        title: 'Masmak, Souq Al Zal and the Sky Bridge',
        text: 'A morning at Masmak Fort and Souq Al Zal, an afternoon in the financial district, and the Sky Bridge of Kingdom Tower as the city lights up.',
        place: 'Riyadh',
        stay: stay.en,
        transfer: 'Private car with driver',
      },
      1,
    ),
    day(
      ['breakfast'],
      {
        title: 'صباح على مهل ثم المغادرة',
        text: 'لمن أراد البر نرتّب صباحًا إلى مطل نهاية العالم بسيارة دفع رباعي، ولمن أراد الراحة فطور متأخر. ثم نوصلك.',
        place: 'الرياض',
        transfer: 'سيارة خاصة إلى المطار أو محطة القطار',
      },
      {
        title: 'A slow morning and departure',
        text: 'If you would like open country, we arrange a 4x4 morning at the Edge of the World; otherwise a late breakfast. Then we take you on your way.',
        place: 'Riyadh',
        transfer: 'Private car to the airport or the railway station',
      },
      3,
    ),
  ],
  not_included: list(
    ['تذاكر الطيران أو القطار', 'رحلة مطل نهاية العالم (450 ر.س للسيارة)'],
    ['Flights or train tickets', 'The trip to the Edge of the World (450 SR for the car)'],
  ),
  know: {
    know_children: both(
      'مناسب لكل الأعمار، وعربات الأطفال متاحة في الدرعية.',
      'For all ages; there are pushchairs in Diriyah.',
    ),
    know_packing: both(
      'حذاء مريح، وسترة خفيفة لمساء الشتاء.',
      'Comfortable shoes and a light jacket for winter evenings.',
    ),
    know_visa: both(
      'القادم من الخارج يحتاج إلى تأشيرة سياحية، ونرسل لك رابط طلبها.',
      'Visitors from abroad need a tourist visa; we send you the link to ask for it.',
    ),
    know_documents: both(
      'الهوية الوطنية أو الإقامة، وجواز السفر لغير المقيمين.',
      'National ID or residence permit; a passport for visitors from abroad.',
    ),
    know_fitness: both(
      'مشي خفيف نحو 4 كم في اليوم، وطريق مطل نهاية العالم صخري.',
      'Easy walks of about 4 km a day; the path at the Edge of the World is rocky.',
    ),
  },
  meeting_point: both('بهو الفندق، الساعة 3:00 عصرًا', 'The hotel’s lobby, at 15:00'),
  questions: [
    question(
      [
        'هل يمكن تغيير يوم مطل نهاية العالم؟',
        'نعم، هو اختياري ويتوقف على الطقس. أخبر السائق في أول يوم ونختار الأنسب.',
      ],
      [
        'Can we choose the day of the Edge of the World?',
        'Yes, it is optional and depends on the weather. Tell the driver on the first day and we choose the best one.',
      ],
    ),
    question(
      ['هل البرنامج مناسب لمن يقيم في الرياض؟', 'نعم. يمكنك حجزه بلا فندق، ونرسل لك السعر بعد خصم الإقامة.'],
      [
        'Is it for people who live in Riyadh?',
        'Yes. You can book it without the hotel, and we send you the price without the stay.',
      ],
    ),
  ],
  photos: [
    photo(
      ['حي الطريف في الدرعية', 'At-Turaif in Diriyah'],
      [
        'قصور من الطين ساعة المغيب، وحولها نخيل وهلال في السماء',
        'Palaces of mud brick at dusk, with palms around them and a crescent above',
      ],
    ),
    photo(
      ['الرياض ليلًا', 'Riyadh by night'],
      ['برج المملكة وبرج الفيصلية بين أبراج مضيئة', 'Kingdom Tower and Al Faisaliah Tower among lit towers'],
      { x: 0.55, y: 0.5 },
    ),
    photo(
      ['باب من أبواب الدرعية', 'A gate of Diriyah'],
      [
        'باب خشبي منقوش في جدار طيني، وفوقه نوافذ مثلثة',
        'A carved wooden gate in a mud-brick wall with triangular openings above',
      ],
      { x: 0.5, y: 0.7 },
    ),
    photo(
      ['مطل نهاية العالم', 'The Edge of the World'],
      [
        'شخصان على حافة جرف أحمر فوق سهل واسع، وبجانبهما سيارة دفع رباعي',
        'Two people at the edge of a red cliff above a wide plain, with a 4x4 beside them',
      ],
      { x: 0.75, y: 0.6 },
    ),
  ],
};
