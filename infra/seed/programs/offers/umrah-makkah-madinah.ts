import { sampleOffer } from '../written-offer.ts';

export const umrahMakkahMadinahOffer = sampleOffer({
  country: 'SA',
  prices: { adult: 3250, senior: 3090, child: 2190, infant: 0, single_supplement: 1450, triple: 2890, deposit: 500 },
  departures: [
    { starts_in_days: 14, capacity: 30, seats_left: 4, guaranteed: true },
    { starts_in_days: 28, capacity: 30, seats_left: 19, minimum: 10 },
    { starts_in_days: 42, capacity: 30, seats_left: 0, waiting_list: true },
    { starts_in_days: 56, capacity: 30, seats_left: 27, minimum: 10 },
    {
      starts_in_days: 70,
      sale: 'on_request',
      notes: ['موعد للعائلات، بحافلة خاصة', 'A date for families, with a coach of their own'],
    },
    { starts_in_days: 84, capacity: 30, seats_left: 30, minimum: 10, closes_days_before: 10 },
  ],
  stay: ['فندق 5 نجوم قرب المسجد الحرام', '5-star hotel near the Grand Mosque'],
  days: [
    {
      meals: [],
      photo: 0,
      title: ['الوصول وأداء العمرة', 'Arrival and the rites of Umrah'],
      text: [
        'استقبال في مطار الملك عبدالعزيز والإحرام من الميقات أو على متن الطائرة، ثم الفندق فالعمرة مع المشرف لمن رغب.',
        'We meet you at King Abdulaziz airport; you enter ihram at the miqat or on the plane. After the hotel you perform Umrah, with a companion if you wish.',
      ],
      place: ['مكة المكرمة', 'Makkah'],
      transfer: ['سيارة خاصة من المطار، ساعة وربع', 'Private car from the airport, 75 minutes'],
    },
    {
      meals: ['breakfast'],
      photo: 3,
      title: ['يوم في رحاب الحرم', 'A day at the Haram'],
      text: [
        'يوم للصلاة والطواف على وقتك، والمشرف على بُعد اتصال.',
        'A day for prayer and tawaf at your own pace; the companion is a call away.',
      ],
      place: ['مكة المكرمة', 'Makkah'],
    },
    {
      meals: ['breakfast'],
      photo: 4,
      title: ['معالم مكة المكرمة', 'The landmarks of Makkah'],
      text: [
        'جولة اختيارية صباحًا إلى جبل النور وعرفات ومنى، والمساء في الحرم.',
        'An optional morning tour of Jabal al-Nour, Arafat and Mina; the evening is for the Haram.',
      ],
      place: ['مكة المكرمة', 'Makkah'],
    },
    {
      meals: ['breakfast'],
      photo: 5,
      title: ['قطار الحرمين إلى المدينة المنورة', 'By the Haramain train to Madinah'],
      text: [
        'طواف الوداع صباحًا، ثم قطار الحرمين السريع، ونصل قبل صلاة العصر.',
        'The farewell tawaf in the morning, then the high-speed train; we arrive before the afternoon prayer.',
      ],
      place: ['المدينة المنورة', 'Madinah'],
      stay: ['فندق 5 نجوم قرب المسجد النبوي', '5-star hotel near the Prophet’s Mosque'],
      transfer: ['قطار الحرمين السريع، ساعتان و20 دقيقة', 'Haramain high-speed train, 2 hours 20 minutes'],
    },
    {
      meals: ['breakfast'],
      photo: 1,
      title: ['المسجد النبوي والروضة', 'The Prophet’s Mosque and the Rawdah'],
      text: [
        'الصلاة في المسجد النبوي، وزيارة الروضة الشريفة بحسب موعدك في نسك.',
        'Prayer at the Prophet’s Mosque, and the Rawdah at the time booked for you on Nusuk.',
      ],
      place: ['المدينة المنورة', 'Madinah'],
      stay: ['فندق 5 نجوم قرب المسجد النبوي', '5-star hotel near the Prophet’s Mosque'],
    },
    {
      meals: ['breakfast'],
      photo: 2,
      title: ['معالم المدينة المنورة', 'The landmarks of Madinah'],
      text: [
        'مسجد قباء وجبل أحد ومسجد القبلتين على مهل، وعودة قبل المغرب.',
        'Quba Mosque, Mount Uhud and the Qiblatain Mosque at an easy pace, back before sunset.',
      ],
      place: ['المدينة المنورة', 'Madinah'],
      stay: ['فندق 5 نجوم قرب المسجد النبوي', '5-star hotel near the Prophet’s Mosque'],
    },
    {
      meals: ['breakfast'],
      photo: 6,
      title: ['المغادرة', 'Departure'],
      text: [
        'نوصلك إلى مطار الأمير محمد بن عبدالعزيز أو إلى محطة القطار.',
        'We take you to Prince Mohammad bin Abdulaziz airport or to the railway station.',
      ],
      place: ['المدينة المنورة', 'Madinah'],
      transfer: ['سيارة خاصة', 'Private car'],
    },
  ],
  not_included: [
    ['تذاكر الطيران', 'الغداء والعشاء', 'رسوم التأشيرة للقادمين من الخارج'],
    ['Flights', 'Lunch and dinner', 'Visa fees for visitors from abroad'],
  ],
  know: {
    know_visa: [
      'يلزم القادم من الخارج تأشيرة تسمح بالعمرة، ونوضح لك خياراتها.',
      'Visitors from abroad need a visa that allows Umrah; we explain the options.',
    ],
    know_documents: [
      'حساب مفعّل في تطبيق نسك. التصريح يصدر من المنصة وحدها ولا نعد به.',
      'An active account in the Nusuk app. Only the platform issues permits; we promise none.',
    ],
    know_fitness: [
      'تتوفر كراسٍ متحركة لمن يحتاجها، فأخبرنا مسبقًا.',
      'Wheelchairs are available; please tell us in advance.',
    ],
    know_children: ['غرف متصلة للعائلات عند الطلب.', 'Connecting rooms for families on request.'],
    know_packing: [
      'ملابس الإحرام، وحذاء خفيف، وحقيبة صغيرة للحرم.',
      'Clothes of ihram, light shoes and a small bag for the Haram.',
    ],
  },
  meeting_point: [
    'صالة الوصول 1 في مطار الملك عبدالعزيز الدولي بجدة',
    'Arrivals, Terminal 1, King Abdulaziz International Airport, Jeddah',
  ],
  meeting_map: 'https://www.openstreetmap.org/?mlat=21.6702&mlon=39.1525#map=14/21.6702/39.1525',
  questions: [
    {
      question: ['هل تضمنون صدور تصريح العمرة؟', 'Do you guarantee the Umrah permit?'],
      answer: [
        'لا أحد يضمنه: يصدر من منصة نسك وحدها. نشرح لك الخطوات ونتابع معك حتى تحجز موعدك بنفسك.',
        'Nobody can: only Nusuk issues it. We explain the steps and stay with you until you have booked your time yourself.',
      ],
    },
    {
      question: ['هل يرافقنا أحد في أداء المناسك؟', 'Does somebody go with us through the rites?'],
      answer: [
        'نعم إن رغبت. مشرف من فريقنا يرافق مجموعتك بلا رسوم إضافية.',
        'Yes, if you wish. A member of our team accompanies your group at no extra charge.',
      ],
    },
    {
      question: ['هل الغرف تناسب كبار السن؟', 'Are the rooms suitable for older guests?'],
      answer: [
        'نختار غرفًا قريبة من المصعد، وتتوفر كراسٍ متحركة. اذكر ما تحتاجه في طلبك.',
        'We choose rooms near the lift, and wheelchairs are available. Tell us what you need in your request.',
      ],
    },
  ],
  photos: [
    {
      caption: ['مكة المكرمة عند الفجر', 'Makkah at dawn'],
      alternative: [
        'المسجد الحرام ومآذنه، وخلفه برج الساعة والجبال',
        'The Grand Mosque and its minarets, with the clock tower and mountains behind',
      ],
      focus: [0.5, 0.5],
    },
    {
      caption: ['المسجد النبوي', 'The Prophet’s Mosque'],
      alternative: [
        'القبة الخضراء والمآذن وساحة المسجد النبوي',
        'The Green Dome, the minarets and the court of the Prophet’s Mosque',
      ],
      focus: [0.5, 0.5],
    },
    {
      caption: ['القبة الخضراء', 'The Green Dome'],
      alternative: ['القبة الخضراء وبجانبها مئذنتان', 'The Green Dome and two minarets beside it'],
      focus: [0.45, 0.5],
    },
    {
      caption: ['مكة المكرمة ليلًا', 'Makkah by night'],
      alternative: [
        'مآذن المسجد الحرام ليلًا، وخلفها الجبال',
        'The minarets of the Grand Mosque by night, with mountains behind',
      ],
      focus: [0.5, 0.6],
    },
    {
      caption: ['جبل النور ومنى', 'Jabal al-Nour and Mina'],
      alternative: [
        'جبل صخري يصعد إليه درب، وفي الوادي خيام بيضاء',
        'A rocky mountain with a path to its top, and white tents in the valley',
      ],
      focus: [0.6, 0.4],
    },
    {
      caption: ['قطار الحرمين', 'The Haramain train'],
      alternative: [
        'قطار أبيض سريع على جسر بين جبال الحجاز ونخيلها',
        'A white high-speed train on a viaduct, with mountains and palms',
      ],
      focus: [0.5, 0.5],
    },
    {
      caption: ['ساحة المسجد النبوي مساءً', 'The court of the Prophet’s Mosque in the evening'],
      alternative: ['مظلات ونخيل في ساحة المسجد ساعة المغيب', 'Canopies and palms in the court of the mosque at dusk'],
    },
  ],
});
