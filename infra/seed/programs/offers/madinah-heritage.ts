import { sampleOffer } from '../written-offer.ts';

export const madinahHeritageOffer = sampleOffer({
  country: 'SA',
  prices: { adult: 2150, senior: 2040, child: 1390, infant: 0, single_supplement: 850, triple: 1890, deposit: 400 },
  departures: [
    { starts_in_days: 14, capacity: 24, seats_left: 4, guaranteed: true },
    { starts_in_days: 28, capacity: 24, seats_left: 15, minimum: 8 },
    { starts_in_days: 42, capacity: 24, seats_left: 0, waiting_list: true },
    { starts_in_days: 56, capacity: 24, seats_left: 21, minimum: 8 },
    {
      starts_in_days: 70,
      sale: 'on_request',
      notes: ['موعد للعائلات، بحافلة خاصة', 'A date for families, with a coach of their own'],
    },
    { starts_in_days: 84, capacity: 24, seats_left: 24, minimum: 8, closes_days_before: 7 },
  ],
  stay: ['فندق 5 نجوم قرب المسجد النبوي', '5-star hotel near the Prophet’s Mosque'],
  days: [
    {
      meals: [],
      photo: 0,
      title: ['الوصول وأول مساء', 'Arrival and a first evening'],
      text: [
        'نستقبلك في المطار أو في محطة قطار الحرمين ونوصلك إلى الفندق. المساء لك، والمسجد النبوي على بُعد دقائق مشيًا.',
        'We meet you at the airport or the Haramain station and take you to the hotel. The evening is yours; the Prophet’s Mosque is a few minutes’ walk away.',
      ],
      place: ['المنطقة المركزية', 'Central Area'],
      transfer: ['سيارة عائلية، 25 دقيقة من المطار', 'Family car, 25 minutes from the airport'],
    },
    {
      meals: ['breakfast'],
      photo: 1,
      title: ['المتحفان ومحطة سكة الحجاز', 'Two museums and the Hejaz Railway'],
      text: [
        'متحف السيرة النبوية صباحًا، ثم محطة سكة حديد الحجاز وقاطراتها القديمة. وبعد العصر قهوة وتمر في مزرعة نخيل.',
        'The museum of the Prophet’s biography in the morning, then the Hejaz Railway station with its old locomotives. In the afternoon there is coffee with dates on a palm farm.',
      ],
      place: ['محطة الحجاز', 'Hejaz Railway station'],
      transfer: ['سيارة عائلية بسائق', 'Family car with driver'],
    },
    {
      meals: ['breakfast'],
      photo: 2,
      title: ['قباء وأحد والقبلتان', 'Quba, Uhud and the Qiblatain Mosque'],
      text: [
        'مسجد قباء في هدوء الصباح، ثم جبل أحد وحكايته مع المرشد، فمسجد القبلتين، وعودة قبل المغرب.',
        'Quba Mosque in the quiet of the morning, then Mount Uhud and its story with the guide, then the Qiblatain Mosque. We are back before sunset.',
      ],
      place: ['جبل أحد', 'Mount Uhud'],
      transfer: ['سيارة عائلية بسائق', 'Family car with driver'],
    },
    {
      meals: ['breakfast'],
      photo: 3,
      title: ['سوق التمور والمغادرة', 'The date market and departure'],
      text: [
        'العجوة والصقعي والعنبرة في سوق التمور، ونغلّف لك ما تشتريه للسفر، ثم نوصلك إلى المطار أو المحطة.',
        'Ajwa, Sagai and Anbara at the date market, packed for the journey, and then the airport or the station.',
      ],
      place: ['سوق التمور', 'Date market'],
      transfer: ['سيارة عائلية', 'Family car'],
    },
  ],
  not_included: [
    ['تذاكر الطيران أو القطار', 'الغداء والعشاء', 'مشترياتك من السوق'],
    ['Flights or train tickets', 'Lunch and dinner', 'What you buy at the market'],
  ],
  know: {
    know_documents: [
      'الهوية الوطنية أو الإقامة، وجواز السفر لغير المقيمين.',
      'National ID or residence permit; a passport for visitors from abroad.',
    ],
    know_fitness: [
      'مشي قصير على أرض مستوية، وكراسٍ متحركة لمن يحتاجها.',
      'Short walks on level ground; wheelchairs for those who need one.',
    ],
    know_children: ['غرف متصلة للعائلات عند الطلب.', 'Connecting rooms for families on request.'],
    know_visa: [
      'القادم من الخارج يحتاج إلى تأشيرة سياحية أو تأشيرة زيارة.',
      'Visitors from abroad need a tourist or visit visa.',
    ],
    know_packing: ['حذاء مريح، وحقيبة للتمر الذي تشتريه.', 'Comfortable shoes, and a bag for the dates you will buy.'],
  },
  meeting_point: [
    'صالة الوصول في مطار الأمير محمد بن عبدالعزيز الدولي',
    'Arrivals hall of Prince Mohammad bin Abdulaziz International Airport',
  ],
  meeting_map: 'https://www.openstreetmap.org/?mlat=24.5534&mlon=39.7051#map=14/24.5534/39.7051',
  questions: [
    {
      question: ['هل يشمل البرنامج العمرة؟', 'Does the program include Umrah?'],
      answer: [
        'لا. هذا برنامج لزيارة المدينة المنورة ومعالمها، ولا يشمل مناسك العمرة.',
        'No. It is a visit to Madinah and its landmarks, without the rites of Umrah.',
      ],
    },
    {
      question: ['كم يبعد الفندق عن المسجد النبوي؟', 'How far is the hotel from the Prophet’s Mosque?'],
      answer: [
        'بين خمس دقائق وثماني دقائق مشيًا بحسب الفندق المتاح، ونذكر لك اسمه قبل الدفع.',
        'Five to eight minutes on foot, depending on the hotel; we tell you its name before you pay.',
      ],
    },
    {
      question: ['هل يناسب البرنامج والديّ؟', 'Does it suit my parents?'],
      answer: [
        'نعم. المشي قصير، والسيارة تقف قرب كل معلم، ونوفّر كرسيًا متحركًا إذا أخبرتنا قبل الوصول بيومين.',
        'Yes. The walks are short, the car stops close to each place, and there is a wheelchair if you tell us two days before you arrive.',
      ],
    },
  ],
  photos: [
    {
      caption: ['المسجد النبوي', 'The Prophet’s Mosque'],
      alternative: [
        'القبة الخضراء والمآذن وساحة المسجد النبوي بمظلاتها',
        'The Green Dome, the minarets and the court of the Prophet’s Mosque with its canopies',
      ],
      focus: [0.5, 0.5],
    },
    {
      caption: ['القبة الخضراء', 'The Green Dome'],
      alternative: ['القبة الخضراء وبجانبها مئذنتان', 'The Green Dome and two minarets beside it'],
      focus: [0.45, 0.5],
    },
    {
      caption: ['ساحات المسجد', 'The courts of the mosque'],
      alternative: [
        'مظلات ونخيل في ساحة المسجد، والقبة الخضراء خلفها',
        'Canopies and palms in the court, with the Green Dome behind',
      ],
    },
    {
      caption: ['سوق التمور', 'The date market'],
      alternative: [
        'سلال تمور تحت مظلة خضراء مخططة في سوق مقنطر',
        'Baskets of dates under a green striped awning in an arched market',
      ],
      focus: [0.7, 0.7],
    },
  ],
});
