import { sampleOffer } from '../written-offer.ts';

export const aseerAbhaOffer = sampleOffer({
  country: 'SA',
  prices: { adult: 2450, child: 1490, infant: 0, single_supplement: 700, deposit: 500 },
  departures: [
    { starts_in_days: 31, capacity: 14, seats_left: 6, minimum: 6 },
    { starts_in_days: 45, capacity: 14, seats_left: 0, waiting_list: true },
    { starts_in_days: 59, capacity: 14, seats_left: 12, minimum: 6, closes_days_before: 10 },
    { starts_in_days: 73, capacity: 14, seats_left: 14, minimum: 6 },
    {
      starts_in_days: 87,
      sale: 'on_request',
      notes: ['موعد للعائلات بمسار قصير', 'A date for families, with a short trail'],
    },
  ],
  stay: ['فندق 4 نجوم في أبها بإطلالة جبلية', '4-star hotel in Abha with mountain view'],
  days: [
    {
      meals: ['dinner'],
      photo: 3,
      title: ['الوصول إلى أبها', 'Arrival in Abha'],
      text: [
        'استقبال في المطار وجولة قصيرة في شارع الفن والمدينة العالية، وعشاء حنيذ على المطل.',
        'We meet you at the airport. There is a short walk along Art Street and in the High City, and a dinner of haneeth with a view.',
      ],
      place: ['أبها', 'Abha'],
      transfer: ['سيارة دفع رباعي من المطار، 30 دقيقة', '4x4 from the airport, 30 minutes'],
    },
    {
      meals: ['breakfast', 'lunch'],
      photo: 2,
      title: ['مشي بين العرعر في السودة', 'Among the junipers of Al Soudah'],
      text: [
        'يوم كامل في أعالي السودة مع دليل جبلي: مسار سهل من 5 كم أو أطول من 11 كم، وغداء شعبي في بيت ريفي.',
        'A full day in the heights with a mountain guide: an easy trail of 5 km or a longer one of 11 km, and a home-cooked lunch at a farmhouse.',
      ],
      place: ['السودة', 'Al Soudah'],
    },
    {
      meals: ['breakfast'],
      photo: 1,
      title: ['رجال ألمع والقط العسيري', 'Rijal Almaa and Al-Qatt Al-Asiri'],
      text: [
        'ننزل العقبة إلى رجال ألمع ومتحفها، ونتعلّم القط العسيري على يد سيدة من أهل المنطقة.',
        'Down the escarpment to Rijal Almaa and its museum, then a workshop in Al-Qatt Al-Asiri wall painting with a local artist.',
      ],
      place: ['رجال ألمع', 'Rijal Almaa'],
      transfer: ['طريق العقبة، ساعة وربع', 'The escarpment road, 75 minutes'],
    },
    {
      meals: ['breakfast'],
      photo: 4,
      title: ['سوق الثلاثاء والمغادرة', 'The market and departure'],
      text: [
        'عسل السدر وخبز التنور والريحان في السوق، ثم نوصلك إلى المطار.',
        'Sidr honey, bread from the clay oven and basil at the market. Then we take you to the airport.',
      ],
      place: ['أبها', 'Abha'],
      transfer: ['سيارة دفع رباعي إلى المطار', '4x4 to the airport'],
    },
  ],
  not_included: [
    ['تذاكر الطيران', 'تذاكر التلفريك', 'العشاء بعد الليلة الأولى'],
    ['Flights', 'Cable car tickets', 'Dinners after the first night'],
  ],
  know: {
    know_fitness: ['مشي من 3 إلى 5 ساعات على ارتفاع يقارب 3,000 متر.', 'Walks of 3 to 5 hours at almost 3,000 metres.'],
    know_packing: [
      'معطف مطر وطبقات دافئة: الضباب يأتي في أي فصل.',
      'A raincoat and warm layers: mist comes in any season.',
    ],
    know_visa: [
      'القادم من الخارج يحتاج إلى تأشيرة سياحية، ونرسل لك رابط طلبها.',
      'Visitors from abroad need a tourist visa; we send you the link to ask for it.',
    ],
    know_documents: [
      'الهوية الوطنية أو الإقامة، وجواز السفر لغير المقيمين.',
      'National ID or residence permit; a passport for visitors from abroad.',
    ],
    know_children: ['المسار السهل يناسب الأطفال من 7 سنوات.', 'The easy trail suits children from the age of 7.'],
  },
  meeting_point: ['صالة الوصول في مطار أبها الدولي', 'Arrivals hall of Abha International Airport'],
  meeting_map: 'https://www.openstreetmap.org/?mlat=18.2404&mlon=42.6566#map=14/18.2404/42.6566',
  cancellation: [
    { days_before: 21, refund_percent: 100 },
    { days_before: 10, refund_percent: 60 },
    { days_before: 3, refund_percent: 25 },
  ],
  questions: [
    {
      question: ['هل نحتاج إلى خبرة في المشي الجبلي؟', 'Do we need experience in the mountains?'],
      answer: [
        'لا. نختار المسار صباح اليوم بحسب مجموعتك: ثلاث ساعات سهلة للمبتدئ، وخمس لمن اعتاد المشي.',
        'No. We choose the trail that morning to suit your group: three easy hours for beginners, five for practised walkers.',
      ],
    },
    {
      question: ['هل الجو بارد صيفًا؟', 'Is it cold in summer?'],
      answer: [
        'تنزل الحرارة ليلًا إلى نحو 15 درجة حتى في أغسطس، والمطر وارد بعد الظهر. خذ معك معطفًا خفيفًا.',
        'Nights fall to about 15 °C even in August, and rain is common in the afternoon. Bring a light coat.',
      ],
    },
    {
      question: ['هل نستطيع تمديد الإقامة ليلة؟', 'Can we stay another night?'],
      answer: [
        'نعم، بسعر الفندق في ذلك اليوم. اذكر ذلك في طلبك ونرسل لك السعر قبل التأكيد.',
        'Yes, at the price of the hotel on that day. Say so in your request and we send you the price before you confirm.',
      ],
    },
  ],
  photos: [
    {
      caption: ['رجال ألمع تحت الضباب', 'Rijal Almaa below the mist'],
      alternative: [
        'قرية من بيوت حجرية عالية بين مدرّجات خضراء وجبال',
        'A village of tall stone houses among green terraces and mountains',
      ],
    },
    {
      caption: ['بيوت القرية', 'Houses of the village'],
      alternative: ['بيوت حجرية بنية تعلوها حواف بيضاء', 'Brown stone houses with white edges along their roofs'],
    },
    {
      caption: ['مدرّجات عسير', 'The terraces of Aseer'],
      alternative: [
        'مدرّجات خضراء تصعد في سفح الجبل، والبيوت في أسفلها',
        'Green terraces climb the slope, with the houses below',
      ],
      focus: [0.25, 0.5],
    },
    {
      caption: ['مساء في أبها', 'An evening in Abha'],
      alternative: [
        'بيوت حجرية وسط الضباب والشمس تغيب خلف الجبال',
        'Stone houses in the mist as the sun sets behind the mountains',
      ],
      focus: [0.4, 0.6],
    },
    {
      caption: ['سوق الثلاثاء', 'The Tuesday market'],
      alternative: [
        'سلال بهارات وعسل تحت مظلات مخططة، وأقواس السوق مضاءة بالفوانيس',
        'Baskets of spices and honey under striped awnings, with lanterns in the arches',
      ],
      focus: [0.3, 0.7],
    },
  ],
});
