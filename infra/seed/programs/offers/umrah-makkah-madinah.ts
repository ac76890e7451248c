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

const makkah = both('فندق 5 نجوم قرب المسجد الحرام', '5-star hotel near the Grand Mosque');
const madinah = both('فندق 5 نجوم قرب المسجد النبوي', '5-star hotel near the Prophet’s Mosque');

const inMakkah = (ar: string, en: string, [titleAr, titleEn]: [string, string], photo: number) =>
  day(
    ['breakfast'],
    { title: titleAr, text: ar, place: 'مكة المكرمة', stay: makkah.ar },
    { title: titleEn, text: en, place: 'Makkah', stay: makkah.en },
    photo,
  );

const inMadinah = (ar: string, en: string, [titleAr, titleEn]: [string, string], photo: number) =>
  day(
    ['breakfast'],
    { title: titleAr, text: ar, place: 'المدينة المنورة', stay: madinah.ar },
    { title: titleEn, text: en, place: 'Madinah', stay: madinah.en },
    photo,
  );

export const umrahMakkahMadinahOffer: SampleOffer = {
  country: 'SA',
  prices: pricesOf(
    { adult: 3250, senior: 3090, child: 2190, infant: 0, single_supplement: 1450, triple: 2890 },
    { deposit: 500 },
  ),
  departures: [
    seats(14, 30, 4, { guaranteed: true }),
    seats(28, 30, 19, { minimum: 10 }),
    soldOut(42, 30),
    seats(56, 30, 27, { minimum: 10 }),
    onRequest(70, both('موعد للعائلات، بحافلة خاصة', 'A date for families, with a coach of their own')),
    seats(84, 30, 30, { minimum: 10, closes_days_before: 10 }),
  ],
  days: [
    day(
      [],
      {
        title: 'الوصول وأداء العمرة',
        text: 'استقبال في مطار الملك عبدالعزيز والإحرام من الميقات أو على متن الطائرة، ثم الفندق فالعمرة مع المشرف لمن رغب.',
        place: 'مكة المكرمة',
        stay: makkah.ar,
        transfer: 'سيارة خاصة من المطار، ساعة وربع',
      },
      {
        title: 'Arrival and the rites of Umrah',
        text: 'We meet you at King Abdulaziz airport; you enter ihram at the miqat or on the plane. After the hotel you perform Umrah, with a companion if you wish.',
        place: 'Makkah',
        stay: makkah.en,
        transfer: 'Private car from the airport, 75 minutes',
      },
      0,
    ),
    inMakkah(
      'يوم للصلاة والطواف على وقتك، والمشرف على بُعد اتصال.',
      'A day for prayer and tawaf at your own pace; the companion is a call away.',
      ['يوم في رحاب الحرم', 'A day at the Haram'],
      3,
    ),
    inMakkah(
      'جولة اختيارية صباحًا إلى جبل النور وعرفات ومنى، والمساء في الحرم.',
      'An optional morning tour of Jabal al-Nour, Arafat and Mina; the evening is for the Haram.',
      ['معالم مكة المكرمة', 'The landmarks of Makkah'],
      4,
    ),
    day(
      ['breakfast'],
      {
        title: 'قطار الحرمين إلى المدينة المنورة',
        text: 'طواف الوداع صباحًا، ثم قطار الحرمين السريع، ونصل قبل صلاة العصر.',
        place: 'المدينة المنورة',
        stay: madinah.ar,
        transfer: 'قطار الحرمين السريع، ساعتان و20 دقيقة',
      },
      {
        title: 'By the Haramain train to Madinah',
        text: 'The farewell tawaf in the morning, then the high-speed train; we arrive before the afternoon prayer.',
        place: 'Madinah',
        stay: madinah.en,
        transfer: 'Haramain high-speed train, 2 hours 20 minutes',
      },
      5,
    ),
    inMadinah(
      'الصلاة في المسجد النبوي، وزيارة الروضة الشريفة بحسب موعدك في نسك.',
      'Prayer at the Prophet’s Mosque, and the Rawdah at the time booked for you on Nusuk.',
      ['المسجد النبوي والروضة', 'The Prophet’s Mosque and the Rawdah'],
      1,
    ),
    inMadinah(
      'مسجد قباء وجبل أحد ومسجد القبلتين على مهل، وعودة قبل المغرب.',
      'Quba Mosque, Mount Uhud and the Qiblatain Mosque at an easy pace, back before sunset.',
      ['معالم المدينة المنورة', 'The landmarks of Madinah'],
      2,
    ),
    day(
      ['breakfast'],
      {
        title: 'المغادرة',
        text: 'نوصلك إلى مطار الأمير محمد بن عبدالعزيز أو إلى محطة القطار.',
        place: 'المدينة المنورة',
        transfer: 'سيارة خاصة',
      },
      {
        title: 'Departure',
        text: 'We take you to Prince Mohammad bin Abdulaziz airport or to the railway station.',
        place: 'Madinah',
        transfer: 'Private car',
      },
      6,
    ),
  ],
  not_included: list(
    ['تذاكر الطيران', 'الغداء والعشاء', 'رسوم التأشيرة للقادمين من الخارج'],
    ['Flights', 'Lunch and dinner', 'Visa fees for visitors from abroad'],
  ),
  know: {
    know_visa: both(
      'يلزم القادم من الخارج تأشيرة تسمح بالعمرة، ونوضح لك خياراتها.',
      'Visitors from abroad need a visa that allows Umrah; we explain the options.',
    ),
    know_documents: both(
      'حساب مفعّل في تطبيق نسك. التصريح يصدر من المنصة وحدها ولا نعد به.',
      'An active account in the Nusuk app. Only the platform issues permits; we promise none.',
    ),
    know_fitness: both(
      'تتوفر كراسٍ متحركة لمن يحتاجها، فأخبرنا مسبقًا.',
      'Wheelchairs are available; please tell us in advance.',
    ),
    know_children: both('غرف متصلة للعائلات عند الطلب.', 'Connecting rooms for families on request.'),
    know_packing: both(
      'ملابس الإحرام، وحذاء خفيف، وحقيبة صغيرة للحرم.',
      'Clothes of ihram, light shoes and a small bag for the Haram.',
    ),
  },
  meeting_point: both(
    'صالة الوصول 1 في مطار الملك عبدالعزيز الدولي بجدة',
    'Arrivals, Terminal 1, King Abdulaziz International Airport, Jeddah',
  ),
  questions: [
    question(
      [
        'هل تضمنون صدور تصريح العمرة؟',
        'لا أحد يضمنه: يصدر من منصة نسك وحدها. نشرح لك الخطوات ونتابع معك حتى تحجز موعدك بنفسك.',
      ],
      [
        'Do you guarantee the Umrah permit?',
        'Nobody can: only Nusuk issues it. We explain the steps and stay with you until you have booked your time yourself.',
      ],
    ),
    question(
      ['هل يرافقنا أحد في أداء المناسك؟', 'نعم إن رغبت. مشرف من فريقنا يرافق مجموعتك بلا رسوم إضافية.'],
      [
        'Does somebody go with us through the rites?',
        'Yes, if you wish. A member of our team accompanies your group at no extra charge.',
      ],
    ),
    question(
      ['هل الغرف تناسب كبار السن؟', 'نختار غرفًا قريبة من المصعد، وتتوفر كراسٍ متحركة. اذكر ما تحتاجه في طلبك.'],
      [
        'Are the rooms suitable for older guests?',
        'We choose rooms near the lift, and wheelchairs are available. Tell us what you need in your request.',
      ],
    ),
  ],
  meeting_map: 'https://www.openstreetmap.org/?mlat=21.6702&mlon=39.1525#map=14/21.6702/39.1525',
  photos: [
    photo(
      ['مكة المكرمة عند الفجر', 'Makkah at dawn'],
      [
        'المسجد الحرام ومآذنه، وخلفه برج الساعة والجبال',
        'The Grand Mosque and its minarets, with the clock tower and mountains behind',
      ],
      { x: 0.5, y: 0.5 },
    ),
    photo(
      ['المسجد النبوي', 'The Prophet’s Mosque'],
      [
        'القبة الخضراء والمآذن وساحة المسجد النبوي',
        'The Green Dome, the minarets and the court of the Prophet’s Mosque',
      ],
      { x: 0.5, y: 0.5 },
    ),
    photo(
      ['القبة الخضراء', 'The Green Dome'],
      ['القبة الخضراء وبجانبها مئذنتان', 'The Green Dome and two minarets beside it'],
      { x: 0.45, y: 0.5 },
    ),
    photo(
      ['مكة المكرمة ليلًا', 'Makkah by night'],
      ['مآذن المسجد الحرام ليلًا، وخلفها الجبال', 'The minarets of the Grand Mosque by night, with mountains behind'],
      { x: 0.5, y: 0.6 },
    ),
    photo(
      ['جبل النور ومنى', 'Jabal al-Nour and Mina'],
      [
        'جبل صخري يصعد إليه درب، وفي الوادي خيام بيضاء',
        'A rocky mountain with a path to its top, and white tents in the valley',
      ],
      { x: 0.6, y: 0.4 },
    ),
    photo(
      ['قطار الحرمين', 'The Haramain train'],
      [
        'قطار أبيض سريع على جسر بين جبال الحجاز ونخيلها',
        'A white high-speed train on a viaduct, with mountains and palms',
      ],
      { x: 0.5, y: 0.5 },
    ),
    photo(
      ['ساحة المسجد النبوي مساءً', 'The court of the Prophet’s Mosque in the evening'],
      ['مظلات ونخيل في ساحة المسجد ساعة المغيب', 'Canopies and palms in the court of the mosque at dusk'],
    ),
  ],
};
