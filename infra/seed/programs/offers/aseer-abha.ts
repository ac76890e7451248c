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

const stay = both('فندق 4 نجوم في أبها بإطلالة جبلية', '4-star hotel in Abha with mountain view');

export const aseerAbhaOffer: SampleOffer = {
  country: 'SA',
  prices: pricesOf({ adult: 2450, child: 1490, infant: 0, single_supplement: 700 }, { deposit: 500 }),
  departures: [
    seats(31, 14, 6, { minimum: 6 }),
    soldOut(45, 14),
    seats(59, 14, 12, { minimum: 6, closes_days_before: 10 }),
    seats(73, 14, 14, { minimum: 6 }),
    onRequest(87, both('موعد للعائلات بمسار قصير', 'A date for families, with a short trail')),
  ],
  days: [
    day(
      ['dinner'],
      {
        title: 'الوصول إلى أبها',
        text: 'استقبال في المطار وجولة قصيرة في شارع الفن والمدينة العالية، وعشاء حنيذ على المطل.',
        place: 'أبها',
        stay: stay.ar,
        transfer: 'سيارة دفع رباعي من المطار، 30 دقيقة',
      },
      {
        title: 'Arrival in Abha',
        text: 'We meet you at the airport. There is a short walk along Art Street and in the High City, and a dinner of haneeth with a view.',
        place: 'Abha',
        stay: stay.en,
        transfer: '4x4 from the airport, 30 minutes',
      },
      3,
    ),
    day(
      ['breakfast', 'lunch'],
      {
        title: 'مشي بين العرعر في السودة',
        text: 'يوم كامل في أعالي السودة مع دليل جبلي: مسار سهل من 5 كم أو أطول من 11 كم، وغداء شعبي في بيت ريفي.',
        place: 'السودة',
        stay: stay.ar,
      },
      {
        title: 'Among the junipers of Al Soudah',
        text: 'A full day in the heights with a mountain guide: an easy trail of 5 km or a longer one of 11 km, and a home-cooked lunch at a farmhouse.',
        place: 'Al Soudah',
        stay: stay.en,
      },
      2,
    ),
    day(
      ['breakfast'],
      {
        title: 'رجال ألمع والقط العسيري',
        text: 'ننزل العقبة إلى رجال ألمع ومتحفها، ونتعلّم القط العسيري على يد سيدة من أهل المنطقة.',
        place: 'رجال ألمع',
        stay: stay.ar,
        transfer: 'طريق العقبة، ساعة وربع',
      },
      {
        title: 'Rijal Almaa and Al-Qatt Al-Asiri',
        text: 'Down the escarpment to Rijal Almaa and its museum, then a workshop in Al-Qatt Al-Asiri wall painting with a local artist.',
        place: 'Rijal Almaa',
        stay: stay.en,
        transfer: 'The escarpment road, 75 minutes',
      },
      1,
    ),
    day(
      ['breakfast'],
      {
        title: 'سوق الثلاثاء والمغادرة',
        text: 'عسل السدر وخبز التنور والريحان في السوق، ثم نوصلك إلى المطار.',
        place: 'أبها',
        transfer: 'سيارة دفع رباعي إلى المطار',
      },
      {
        title: 'The market and departure',
        text: 'Sidr honey, bread from the clay oven and basil at the market. Then we take you to the airport.',
        place: 'Abha',
        transfer: '4x4 to the airport',
      },
      4,
    ),
  ],
  not_included: list(
    ['تذاكر الطيران', 'تذاكر التلفريك', 'العشاء بعد الليلة الأولى'],
    ['Flights', 'Cable car tickets', 'Dinners after the first night'],
  ),
  know: {
    know_fitness: both(
      'مشي من 3 إلى 5 ساعات على ارتفاع يقارب 3,000 متر.',
      'Walks of 3 to 5 hours at almost 3,000 metres.',
    ),
    know_packing: both(
      'معطف مطر وطبقات دافئة: الضباب يأتي في أي فصل.',
      'A raincoat and warm layers: mist comes in any season.',
    ),
    know_visa: both(
      'القادم من الخارج يحتاج إلى تأشيرة سياحية، ونرسل لك رابط طلبها.',
      'Visitors from abroad need a tourist visa; we send you the link to ask for it.',
    ),
    know_documents: both(
      'الهوية الوطنية أو الإقامة، وجواز السفر لغير المقيمين.',
      'National ID or residence permit; a passport for visitors from abroad.',
    ),
    know_children: both('المسار السهل يناسب الأطفال من 7 سنوات.', 'The easy trail suits children from the age of 7.'),
  },
  meeting_point: both('صالة الوصول في مطار أبها الدولي', 'Arrivals hall of Abha International Airport'),
  cancellation: [
    { days_before: 21, refund_percent: 100 },
    { days_before: 10, refund_percent: 60 },
    { days_before: 3, refund_percent: 25 },
  ],
  questions: [
    question(
      [
        'هل نحتاج إلى خبرة في المشي الجبلي؟',
        'لا. نختار المسار صباح اليوم بحسب مجموعتك: ثلاث ساعات سهلة للمبتدئ، وخمس لمن اعتاد المشي.',
      ],
      [
        'Do we need experience in the mountains?',
        'No. We choose the trail that morning to suit your group: three easy hours for beginners, five for practised walkers.',
      ],
    ),
    question(
      [
        'هل الجو بارد صيفًا؟',
        'تنزل الحرارة ليلًا إلى نحو 15 درجة حتى في أغسطس، والمطر وارد بعد الظهر. خذ معك معطفًا خفيفًا.',
      ],
      [
        'Is it cold in summer?',
        'Nights fall to about 15 °C even in August, and rain is common in the afternoon. Bring a light coat.',
      ],
    ),
    question(
      ['هل نستطيع تمديد الإقامة ليلة؟', 'نعم، بسعر الفندق في ذلك اليوم. اذكر ذلك في طلبك ونرسل لك السعر قبل التأكيد.'],
      [
        'Can we stay another night?',
        'Yes, at the price of the hotel on that day. Say so in your request and we send you the price before you confirm.',
      ],
    ),
  ],
  meeting_map: 'https://www.openstreetmap.org/?mlat=18.2404&mlon=42.6566#map=14/18.2404/42.6566',
  photos: [
    photo(
      ['رجال ألمع تحت الضباب', 'Rijal Almaa below the mist'],
      [
        'قرية من بيوت حجرية عالية بين مدرّجات خضراء وجبال',
        'A village of tall stone houses among green terraces and mountains',
      ],
    ),
    photo(
      ['بيوت القرية', 'Houses of the village'],
      ['بيوت حجرية بنية تعلوها حواف بيضاء', 'Brown stone houses with white edges along their roofs'],
    ),
    photo(
      ['مدرّجات عسير', 'The terraces of Aseer'],
      ['مدرّجات خضراء تصعد في سفح الجبل، والبيوت في أسفلها', 'Green terraces climb the slope, with the houses below'],
      { x: 0.25, y: 0.5 },
    ),
    photo(
      ['مساء في أبها', 'An evening in Abha'],
      ['بيوت حجرية وسط الضباب والشمس تغيب خلف الجبال', 'Stone houses in the mist as the sun sets behind the mountains'],
      { x: 0.4, y: 0.6 },
    ),
    photo(
      ['سوق الثلاثاء', 'The Tuesday market'],
      [
        'سلال بهارات وعسل تحت مظلات مخططة، وأقواس السوق مضاءة بالفوانيس',
        'Baskets of spices and honey under striped awnings, with lanterns in the arches',
      ],
      { x: 0.3, y: 0.7 },
    ),
  ],
};
