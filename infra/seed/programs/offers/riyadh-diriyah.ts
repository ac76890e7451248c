import { sampleOffer } from '../written-offer.ts';

export const riyadhDiriyahOffer = sampleOffer({
  country: 'SA',
  prices: { adult: 1980, child: 1150, infant: 0, single_supplement: 600, deposit: 300 },
  departures: [
    { starts_in_days: 10 },
    { starts_in_days: 17 },
    { starts_in_days: 24, capacity: 20, seats_left: 8 },
    { starts_in_days: 31, sale: 'on_request' },
    { starts_in_days: 38 },
    { starts_in_days: 45 },
    { starts_in_days: 52, capacity: 20, seats_left: 0, waiting_list: true },
    {
      starts_in_days: 59,
      capacity: 20,
      seats_left: 18,
      minimum: 6,
      closes_days_before: 3,
      notes: ['مع صباح في مطل نهاية العالم', 'With a morning at the Edge of the World'],
    },
  ],
  stay: ['فندق 5 نجوم وسط الرياض', '5-star hotel in central Riyadh'],
  days: [
    {
      meals: ['dinner'],
      photo: 0,
      title: ['حي الطريف وعشاء البجيري', 'At-Turaif and dinner at Bujairi'],
      text: [
        'نصل إلى الدرعية عصرًا ونمشي في حي الطريف مع مرشد بين قصر سلوى والأسوار، ثم عشاء في مطل البجيري والإضاءة تنساب على الطين.',
        'We reach Diriyah in the afternoon and walk through At-Turaif with a guide, between Salwa Palace and the walls. Dinner is at Bujairi Terrace as the lights come up.',
      ],
      place: ['الدرعية', 'Diriyah'],
      transfer: ['سيارة خاصة من الفندق، 25 دقيقة', 'Private car from the hotel, 25 minutes'],
    },
    {
      meals: ['breakfast'],
      photo: 1,
      title: ['المصمك وسوق الزل والجسر المعلّق', 'Masmak, Souq Al Zal and the Sky Bridge'],
      text: [
        'صباح في المصمك وسوق الزل، وعصر في المركز المالي، ونختم بالجسر المعلّق في برج المملكة ساعة تضيء المدينة.',
        'A morning at Masmak Fort and Souq Al Zal, an afternoon in the financial district, and the Sky Bridge of Kingdom Tower as the city lights up.',
      ],
      place: ['الرياض', 'Riyadh'],
      transfer: ['سيارة خاصة بسائق', 'Private car with driver'],
    },
    {
      meals: ['breakfast'],
      photo: 3,
      title: ['صباح على مهل ثم المغادرة', 'A slow morning and departure'],
      text: [
        'لمن أراد البر نرتّب صباحًا إلى مطل نهاية العالم بسيارة دفع رباعي، ولمن أراد الراحة فطور متأخر. ثم نوصلك.',
        'If you would like open country, we arrange a 4x4 morning at the Edge of the World; otherwise a late breakfast. Then we take you on your way.',
      ],
      place: ['الرياض', 'Riyadh'],
      transfer: ['سيارة خاصة إلى المطار أو محطة القطار', 'Private car to the airport or the railway station'],
    },
  ],
  not_included: [
    ['تذاكر الطيران أو القطار', 'رحلة مطل نهاية العالم (450 ر.س للسيارة)'],
    ['Flights or train tickets', 'The trip to the Edge of the World (450 SR for the car)'],
  ],
  know: {
    know_children: [
      'مناسب لكل الأعمار، وعربات الأطفال متاحة في الدرعية.',
      'For all ages; there are pushchairs in Diriyah.',
    ],
    know_packing: ['حذاء مريح، وسترة خفيفة لمساء الشتاء.', 'Comfortable shoes and a light jacket for winter evenings.'],
    know_visa: [
      'القادم من الخارج يحتاج إلى تأشيرة سياحية، ونرسل لك رابط طلبها.',
      'Visitors from abroad need a tourist visa; we send you the link to ask for it.',
    ],
    know_documents: [
      'الهوية الوطنية أو الإقامة، وجواز السفر لغير المقيمين.',
      'National ID or residence permit; a passport for visitors from abroad.',
    ],
    know_fitness: [
      'مشي خفيف نحو 4 كم في اليوم، وطريق مطل نهاية العالم صخري.',
      'Easy walks of about 4 km a day; the path at the Edge of the World is rocky.',
    ],
  },
  meeting_point: ['بهو الفندق، الساعة 3:00 عصرًا', 'The hotel’s lobby, at 15:00'],
  questions: [
    {
      question: ['هل يمكن تغيير يوم مطل نهاية العالم؟', 'Can we choose the day of the Edge of the World?'],
      answer: [
        'نعم، هو اختياري ويتوقف على الطقس. أخبر السائق في أول يوم ونختار الأنسب.',
        'Yes, it is optional and depends on the weather. Tell the driver on the first day and we choose the best one.',
      ],
    },
    {
      question: ['هل البرنامج مناسب لمن يقيم في الرياض؟', 'Is it for people who live in Riyadh?'],
      answer: [
        'نعم. يمكنك حجزه بلا فندق، ونرسل لك السعر بعد خصم الإقامة.',
        'Yes. You can book it without the hotel, and we send you the price without the stay.',
      ],
    },
  ],
  photos: [
    {
      caption: ['حي الطريف في الدرعية', 'At-Turaif in Diriyah'],
      alternative: [
        'قصور من الطين ساعة المغيب، وحولها نخيل وهلال في السماء',
        'Palaces of mud brick at dusk, with palms around them and a crescent above',
      ],
    },
    {
      caption: ['الرياض ليلًا', 'Riyadh by night'],
      alternative: [
        'برج المملكة وبرج الفيصلية بين أبراج مضيئة',
        'Kingdom Tower and Al Faisaliah Tower among lit towers',
      ],
      focus: [0.55, 0.5],
    },
    {
      caption: ['باب من أبواب الدرعية', 'A gate of Diriyah'],
      alternative: [
        'باب خشبي منقوش في جدار طيني، وفوقه نوافذ مثلثة',
        'A carved wooden gate in a mud-brick wall with triangular openings above',
      ],
      focus: [0.5, 0.7],
    },
    {
      caption: ['مطل نهاية العالم', 'The Edge of the World'],
      alternative: [
        'شخصان على حافة جرف أحمر فوق سهل واسع، وبجانبهما سيارة دفع رباعي',
        'Two people at the edge of a red cliff above a wide plain, with a 4x4 beside them',
      ],
      focus: [0.75, 0.6],
    },
  ],
});
