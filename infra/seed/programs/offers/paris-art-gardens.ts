import { sampleOffer } from '../written-offer.ts';

export const parisArtGardensOffer = sampleOffer({
  country: 'FR',
  prices: { adult: [9350, 8950], child: 5900, infant: 600, single_supplement: 3200, deposit: 2000, early_days: 25 },
  departures: [
    { starts_in_days: 52, capacity: 12, seats_left: 7, closes_days_before: 21 },
    { starts_in_days: 80, capacity: 12, seats_left: 2, closes_days_before: 21 },
    { starts_in_days: 108, capacity: 12, seats_left: 12, minimum: 4, closes_days_before: 21 },
    { starts_in_days: 136, sale: 'on_request' },
    { starts_in_days: 150, capacity: 12, seats_left: 0, waiting_list: true },
    {
      starts_in_days: 164,
      capacity: 12,
      seats_left: 11,
      closes_days_before: 21,
      notes: ['مع مرشدة تتحدث العربية', 'With an Arabic-speaking guide'],
    },
  ],
  stay: ['فندق 4 نجوم في سان جيرمان', '4-star hotel in Saint-Germain'],
  days: [
    {
      meals: [],
      photo: 0,
      title: ['الوصول إلى سان جيرمان', 'Arrival in Saint-Germain'],
      text: [
        'سيارة من المطار، وتمشية إلى حديقة لوكسمبورغ، وأول مقهى على الرصيف.',
        'A car from the airport, a walk to the Luxembourg Gardens, and a first pavement café.',
      ],
      place: ['سان جيرمان', 'Saint-Germain'],
      transfer: ['سيارة خاصة من شارل ديغول، ساعة', 'Private car from Charles de Gaulle, an hour'],
    },
    {
      meals: ['breakfast'],
      photo: 2,
      title: ['اللوفر بموعد محجوز', 'The Louvre at a reserved time'],
      text: [
        'ثلاث ساعات في اللوفر مع مرشد، ثم التويلري والشانزليزيه على قدميك.',
        'Three hours in the Louvre with a guide, then the Tuileries and the Champs-Élysées on foot.',
      ],
      place: ['اللوفر', 'The Louvre'],
    },
    {
      meals: ['breakfast'],
      photo: 3,
      title: ['فرساي بين النوافير', 'Versailles and its fountains'],
      text: [
        'قطار إلى فرساي، والقصر والحدائق مع مرشد، وغداء في السوق القديم على حسابك.',
        'The train to Versailles, the palace and gardens with a guide, and lunch at the old market at your own expense.',
      ],
      place: ['فرساي', 'Versailles'],
      transfer: ['قطار، 40 دقيقة', 'Train, 40 minutes'],
    },
    {
      meals: ['breakfast'],
      photo: 4,
      title: ['أورسيه ومونمارتر', 'The Orsay and Montmartre'],
      text: [
        'الانطباعيون في أورسيه صباحًا، ومونمارتر عصرًا قبل زحام المساء.',
        'The Impressionists in the morning, and Montmartre in the afternoon before the crowds.',
      ],
      place: ['مونمارتر', 'Montmartre'],
    },
    {
      meals: ['breakfast', 'dinner'],
      photo: 1,
      title: ['يوم حر ثم السين ليلًا', 'A free day, then the Seine by night'],
      text: [
        'نهار بلا موعد للتسوّق أو الحدائق، وفي المساء قارب تحت الجسور مع عشاء حلال.',
        'A day without appointments for shops or gardens; in the evening a boat under the bridges with a halal dinner.',
      ],
      place: ['نهر السين', 'The Seine'],
    },
    {
      meals: ['breakfast'],
      photo: 5,
      title: ['المغادرة', 'Departure'],
      text: ['كرواسون أخير، ثم المطار.', 'A last croissant, then the airport.'],
      place: ['باريس', 'Paris'],
      transfer: ['سيارة خاصة، ساعة', 'Private car, an hour'],
    },
  ],
  not_included: [
    ['تذاكر الطيران', 'رسوم تأشيرة شنغن وموعدها', 'ضريبة الإقامة في الفندق'],
    ['Flights', 'Schengen visa and appointment fees', 'The hotel’s tourist tax'],
  ],
  know: {
    know_visa: [
      'تأشيرة شنغن: نبدأ الملف قبل السفر بستة أسابيع.',
      'Schengen visa: we begin the file six weeks before departure.',
    ],
    know_documents: [
      'جواز صالح ستة أشهر، وتأمين سفر يغطي 30,000 يورو نرتّبه لك.',
      'A passport valid for six months, and travel insurance of 30,000 euros, which we arrange.',
    ],
    know_fitness: ['مشي نحو 8 كم في اليوم.', 'About 8 km of walking a day.'],
    know_children: [
      'مناسب للأطفال من 6 سنوات، ومتحف اللوفر مجاني لمن دون 18 سنة.',
      'Suitable from the age of 6; the Louvre is free for those under 18.',
    ],
    know_packing: ['حذاء مشي ومظلة، ومحوّل كهرباء أوروبي.', 'Walking shoes, an umbrella and a European adapter.'],
  },
  meeting_point: [
    'صالة الوصول في مطار شارل ديغول، المبنى 2E',
    'Arrivals hall of Charles de Gaulle Airport, Terminal 2E',
  ],
  meeting_map: 'https://www.openstreetmap.org/?mlat=49.0041&mlon=2.5711#map=14/49.0041/2.5711',
  cancellation: [
    { days_before: 30, refund_percent: 100 },
    { days_before: 15, refund_percent: 50 },
    { days_before: 7, refund_percent: 20 },
  ],
  questions: [
    {
      question: ['متى أقدّم على تأشيرة شنغن؟', 'When do I apply for the Schengen visa?'],
      answer: [
        'قبل السفر بستة أسابيع على الأقل. نجهّز ملفك ونحجز موعدك بعد تأكيد الحجز بيوم.',
        'At least six weeks before the journey. We prepare your file and book your appointment the day after you confirm.',
      ],
    },
    {
      question: ['هل توجد مطاعم حلال قريبة؟', 'Are there halal restaurants nearby?'],
      answer: [
        'نعم، في سان جيرمان والحي اللاتيني مطاعم حلال نرسل لك قائمتها مع العناوين قبل السفر.',
        'Yes, in Saint-Germain and the Latin Quarter. We send you a list with addresses before you travel.',
      ],
    },
  ],
  photos: [
    {
      caption: ['باريس من الحدائق', 'Paris from its gardens'],
      alternative: [
        'برج إيفل بين عمارتين بسقوف رمادية ساعة الغروب',
        'The Eiffel Tower between two houses with grey roofs at sunset',
      ],
      focus: [0.5, 0.4],
    },
    {
      caption: ['برج إيفل مساءً', 'The Eiffel Tower in the evening'],
      alternative: [
        'برج إيفل وخلفه قباب المدينة في سماء بنفسجية',
        'The Eiffel Tower, with the domes of the city behind it under a violet sky',
      ],
      focus: [0.5, 0.4],
    },
    {
      caption: ['عمارة باريسية', 'A Parisian house'],
      alternative: ['عمارة حجرية بنوافذ عالية وشرفات من حديد', 'A stone house with tall windows and iron balconies'],
      focus: [0.25, 0.5],
    },
    {
      caption: ['نوافير فرساي', 'The fountains of Versailles'],
      alternative: [
        'قصر طويل بسقف رمادي، وأمامه نوافير وأشجار مقلّمة',
        'A long palace with a grey roof; before it fountains and clipped trees',
      ],
      focus: [0.5, 0.6],
    },
    {
      caption: ['نوافذ مونمارتر', 'Windows of Montmartre'],
      alternative: ['عمارة بنوافذ مضاءة وسقف مائل عند المغيب', 'A house with lit windows and a sloping roof at dusk'],
      focus: [0.7, 0.5],
    },
    {
      caption: ['إلى اللقاء يا باريس', 'Leaving Paris'],
      alternative: ['جناح طائرة في سماء بنفسجية', 'The wing of an aeroplane in a violet sky'],
    },
  ],
});
