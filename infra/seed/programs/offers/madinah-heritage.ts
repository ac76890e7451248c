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

const stay = both('فندق 5 نجوم قرب المسجد النبوي', '5-star hotel near the Prophet’s Mosque');

export const madinahHeritageOffer: SampleOffer = {
  country: 'SA',
  prices: pricesOf(
    { adult: 2150, senior: 2040, child: 1390, infant: 0, single_supplement: 850, triple: 1890 },
    { deposit: 400 },
  ),
  departures: [
    seats(14, 24, 4, { guaranteed: true }),
    seats(28, 24, 15, { minimum: 8 }),
    soldOut(42, 24),
    seats(56, 24, 21, { minimum: 8 }),
    onRequest(70, both('موعد للعائلات، بحافلة خاصة', 'A date for families, with a coach of their own')),
    seats(84, 24, 24, { minimum: 8, closes_days_before: 7 }),
  ],
  days: [
    day(
      [],
      {
        title: 'الوصول وأول مساء',
        text: 'نستقبلك في المطار أو في محطة قطار الحرمين ونوصلك إلى الفندق. المساء لك، والمسجد النبوي على بُعد دقائق مشيًا.',
        place: 'المنطقة المركزية',
        stay: stay.ar,
        transfer: 'سيارة عائلية، 25 دقيقة من المطار',
      },
      {
        title: 'Arrival and a first evening',
        text: 'We meet you at the airport or the Haramain station and take you to the hotel. The evening is yours; the Prophet’s Mosque is a few minutes’ walk away.',
        place: 'Central Area',
        stay: stay.en,
        transfer: 'Family car, 25 minutes from the airport',
      },
      0,
    ),
    day(
      ['breakfast'],
      {
        title: 'المتحفان ومحطة سكة الحجاز',
        text: 'متحف السيرة النبوية صباحًا، ثم محطة سكة حديد الحجاز وقاطراتها القديمة. وبعد العصر قهوة وتمر في مزرعة نخيل.',
        place: 'محطة الحجاز',
        stay: stay.ar,
        transfer: 'سيارة عائلية بسائق',
      },
      {
        title: 'Two museums and the Hejaz Railway',
        text: 'The museum of the Prophet’s biography in the morning, then the Hejaz Railway station with its old locomotives. In the afternoon there is coffee with dates on a palm farm.',
        place: 'Hejaz Railway station',
        stay: stay.en,
        transfer: 'Family car with driver',
      },
      1,
    ),
    day(
      ['breakfast'],
      {
        title: 'قباء وأحد والقبلتان',
        text: 'مسجد قباء في هدوء الصباح، ثم جبل أحد وحكايته مع المرشد، فمسجد القبلتين، وعودة قبل المغرب.',
        place: 'جبل أحد',
        stay: stay.ar,
        transfer: 'سيارة عائلية بسائق',
      },
      {
        title: 'Quba, Uhud and the Qiblatain Mosque',
        text: 'Quba Mosque in the quiet of the morning, then Mount Uhud and its story with the guide, then the Qiblatain Mosque. We are back before sunset.',
        place: 'Mount Uhud',
        stay: stay.en,
        transfer: 'Family car with driver',
      },
      2,
    ),
    day(
      ['breakfast'],
      {
        title: 'سوق التمور والمغادرة',
        text: 'العجوة والصقعي والعنبرة في سوق التمور، ونغلّف لك ما تشتريه للسفر، ثم نوصلك إلى المطار أو المحطة.',
        place: 'سوق التمور',
        transfer: 'سيارة عائلية',
      },
      {
        title: 'The date market and departure',
        text: 'Ajwa, Sagai and Anbara at the date market, packed for the journey, and then the airport or the station.',
        place: 'Date market',
        transfer: 'Family car',
      },
      3,
    ),
  ],
  not_included: list(
    ['تذاكر الطيران أو القطار', 'الغداء والعشاء', 'مشترياتك من السوق'],
    ['Flights or train tickets', 'Lunch and dinner', 'What you buy at the market'],
  ),
  know: {
    know_documents: both(
      'الهوية الوطنية أو الإقامة، وجواز السفر لغير المقيمين.',
      'National ID or residence permit; a passport for visitors from abroad.',
    ),
    know_fitness: both(
      'مشي قصير على أرض مستوية، وكراسٍ متحركة لمن يحتاجها.',
      'Short walks on level ground; wheelchairs for those who need one.',
    ),
    know_children: both('غرف متصلة للعائلات عند الطلب.', 'Connecting rooms for families on request.'),
    know_visa: both(
      'القادم من الخارج يحتاج إلى تأشيرة سياحية أو تأشيرة زيارة.',
      'Visitors from abroad need a tourist or visit visa.',
    ),
    know_packing: both(
      'حذاء مريح، وحقيبة للتمر الذي تشتريه.',
      'Comfortable shoes, and a bag for the dates you will buy.',
    ),
  },
  meeting_point: both(
    'صالة الوصول في مطار الأمير محمد بن عبدالعزيز الدولي',
    'Arrivals hall of Prince Mohammad bin Abdulaziz International Airport',
  ),
  questions: [
    question(
      ['هل يشمل البرنامج العمرة؟', 'لا. هذا برنامج لزيارة المدينة المنورة ومعالمها، ولا يشمل مناسك العمرة.'],
      [
        'Does the program include Umrah?',
        'No. It is a visit to Madinah and its landmarks, without the rites of Umrah.',
      ],
    ),
    question(
      [
        'كم يبعد الفندق عن المسجد النبوي؟',
        'بين خمس دقائق وثماني دقائق مشيًا بحسب الفندق المتاح، ونذكر لك اسمه قبل الدفع.',
      ],
      [
        'How far is the hotel from the Prophet’s Mosque?',
        'Five to eight minutes on foot, depending on the hotel; we tell you its name before you pay.',
      ],
    ),
    question(
      [
        'هل يناسب البرنامج والديّ؟',
        'نعم. المشي قصير، والسيارة تقف قرب كل معلم، ونوفّر كرسيًا متحركًا إذا أخبرتنا قبل الوصول بيومين.',
      ],
      [
        'Does it suit my parents?',
        'Yes. The walks are short, the car stops close to each place, and there is a wheelchair if you tell us two days before you arrive.',
      ],
    ),
  ],
  meeting_map: 'https://www.openstreetmap.org/?mlat=24.5534&mlon=39.7051#map=14/24.5534/39.7051',
  photos: [
    photo(
      ['المسجد النبوي', 'The Prophet’s Mosque'],
      [
        'القبة الخضراء والمآذن وساحة المسجد النبوي بمظلاتها',
        'The Green Dome, the minarets and the court of the Prophet’s Mosque with its canopies',
      ],
      { x: 0.5, y: 0.5 },
    ),
    photo(
      ['القبة الخضراء', 'The Green Dome'],
      ['القبة الخضراء وبجانبها مئذنتان', 'The Green Dome and two minarets beside it'],
      { x: 0.45, y: 0.5 },
    ),
    photo(
      ['ساحات المسجد', 'The courts of the mosque'],
      [
        'مظلات ونخيل في ساحة المسجد، والقبة الخضراء خلفها',
        'Canopies and palms in the court, with the Green Dome behind',
      ],
    ),
    photo(
      ['سوق التمور', 'The date market'],
      [
        'سلال تمور تحت مظلة خضراء مخططة في سوق مقنطر',
        'Baskets of dates under a green striped awning in an arched market',
      ],
      { x: 0.7, y: 0.7 },
    ),
  ],
};
