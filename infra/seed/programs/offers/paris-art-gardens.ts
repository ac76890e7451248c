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

const stay = both('فندق 4 نجوم في سان جيرمان', '4-star hotel in Saint-Germain');

export const parisArtGardensOffer: SampleOffer = {
  country: 'FR',
  prices: pricesOf(
    { adult: [9350, 8950], child: 5900, infant: 600, single_supplement: 3200 },
    { deposit: 2000, earlyDays: 25 },
  ),
  departures: [
    seats(52, 12, 7, { closes_days_before: 21 }),
    seats(80, 12, 2, { closes_days_before: 21 }),
    seats(108, 12, 12, { minimum: 4, closes_days_before: 21 }),
    onRequest(136),
    soldOut(150, 12),
    seats(164, 12, 11, {
      closes_days_before: 21,
      notes: both('مع مرشدة تتحدث العربية', 'With an Arabic-speaking guide'),
    }),
  ],
  days: [
    day(
      [],
      {
        title: 'الوصول إلى سان جيرمان',
        text: 'سيارة من المطار، وتمشية إلى حديقة لوكسمبورغ، وأول مقهى على الرصيف.',
        place: 'سان جيرمان',
        stay: stay.ar,
        transfer: 'سيارة خاصة من شارل ديغول، ساعة',
      },
      {
        title: 'Arrival in Saint-Germain',
        text: 'A car from the airport, a walk to the Luxembourg Gardens, and a first pavement café.',
        place: 'Saint-Germain',
        stay: stay.en,
        transfer: 'Private car from Charles de Gaulle, an hour',
      },
      0,
    ),
    day(
      ['breakfast'],
      {
        title: 'اللوفر بموعد محجوز',
        text: 'ثلاث ساعات في اللوفر مع مرشد، ثم التويلري والشانزليزيه على قدميك.',
        place: 'اللوفر',
        stay: stay.ar,
      },
      {
        title: 'The Louvre at a reserved time',
        text: 'Three hours in the Louvre with a guide, then the Tuileries and the Champs-Élysées on foot.',
        place: 'The Louvre',
        stay: stay.en,
      },
      2,
    ),
    day(
      ['breakfast'],
      {
        title: 'فرساي بين النوافير',
        text: 'قطار إلى فرساي، والقصر والحدائق مع مرشد، وغداء في السوق القديم على حسابك.',
        place: 'فرساي',
        stay: stay.ar,
        transfer: 'قطار، 40 دقيقة',
      },
      {
        title: 'Versailles and its fountains',
        text: 'The train to Versailles, the palace and gardens with a guide, and lunch at the old market at your own expense.',
        place: 'Versailles',
        stay: stay.en,
        transfer: 'Train, 40 minutes',
      },
      3,
    ),
    day(
      ['breakfast'],
      {
        title: 'أورسيه ومونمارتر',
        text: 'الانطباعيون في أورسيه صباحًا، ومونمارتر عصرًا قبل زحام المساء.',
        place: 'مونمارتر',
        stay: stay.ar,
      },
      {
        title: 'The Orsay and Montmartre',
        text: 'The Impressionists in the morning, and Montmartre in the afternoon before the crowds.',
        place: 'Montmartre',
        stay: stay.en,
      },
      4,
    ),
    day(
      ['breakfast', 'dinner'],
      {
        title: 'يوم حر ثم السين ليلًا',
        text: 'نهار بلا موعد للتسوّق أو الحدائق، وفي المساء قارب تحت الجسور مع عشاء حلال.',
        place: 'نهر السين',
        stay: stay.ar,
      },
      {
        title: 'A free day, then the Seine by night',
        text: 'A day without appointments for shops or gardens; in the evening a boat under the bridges with a halal dinner.',
        place: 'The Seine',
        stay: stay.en,
      },
      1,
    ),
    day(
      ['breakfast'],
      { title: 'المغادرة', text: 'كرواسون أخير، ثم المطار.', place: 'باريس', transfer: 'سيارة خاصة، ساعة' },
      {
        title: 'Departure',
        text: 'A last croissant, then the airport.',
        place: 'Paris',
        transfer: 'Private car, an hour',
      },
      5,
    ),
  ],
  not_included: list(
    ['تذاكر الطيران', 'رسوم تأشيرة شنغن وموعدها', 'ضريبة الإقامة في الفندق'],
    ['Flights', 'Schengen visa and appointment fees', 'The hotel’s tourist tax'],
  ),
  know: {
    know_visa: both(
      'تأشيرة شنغن: نبدأ الملف قبل السفر بستة أسابيع.',
      'Schengen visa: we begin the file six weeks before departure.',
    ),
    know_documents: both(
      'جواز صالح ستة أشهر، وتأمين سفر يغطي 30,000 يورو نرتّبه لك.',
      'A passport valid for six months, and travel insurance of 30,000 euros, which we arrange.',
    ),
    know_fitness: both('مشي نحو 8 كم في اليوم.', 'About 8 km of walking a day.'),
    know_children: both(
      'مناسب للأطفال من 6 سنوات، ومتحف اللوفر مجاني لمن دون 18 سنة.',
      'Suitable from the age of 6; the Louvre is free for those under 18.',
    ),
    know_packing: both('حذاء مشي ومظلة، ومحوّل كهرباء أوروبي.', 'Walking shoes, an umbrella and a European adapter.'),
  },
  cancellation: [
    { days_before: 30, refund_percent: 100 },
    { days_before: 15, refund_percent: 50 },
    { days_before: 7, refund_percent: 20 },
  ],
  meeting_point: both(
    'صالة الوصول في مطار شارل ديغول، المبنى 2E',
    'Arrivals hall of Charles de Gaulle Airport, Terminal 2E',
  ),
  meeting_map: 'https://www.openstreetmap.org/?mlat=49.0041&mlon=2.5711#map=14/49.0041/2.5711',
  questions: [
    question(
      ['متى أقدّم على تأشيرة شنغن؟', 'قبل السفر بستة أسابيع على الأقل. نجهّز ملفك ونحجز موعدك بعد تأكيد الحجز بيوم.'],
      [
        'When do I apply for the Schengen visa?',
        'At least six weeks before the journey. We prepare your file and book your appointment the day after you confirm.',
      ],
    ),
    question(
      [
        'هل توجد مطاعم حلال قريبة؟',
        'نعم، في سان جيرمان والحي اللاتيني مطاعم حلال نرسل لك قائمتها مع العناوين قبل السفر.',
      ],
      [
        'Are there halal restaurants nearby?',
        'Yes, in Saint-Germain and the Latin Quarter. We send you a list with addresses before you travel.',
      ],
    ),
  ],
  photos: [
    photo(
      ['باريس من الحدائق', 'Paris from its gardens'],
      [
        'برج إيفل بين عمارتين بسقوف رمادية ساعة الغروب',
        'The Eiffel Tower between two houses with grey roofs at sunset',
      ],
      { x: 0.5, y: 0.4 },
    ),
    photo(
      ['برج إيفل مساءً', 'The Eiffel Tower in the evening'],
      [
        'برج إيفل وخلفه قباب المدينة في سماء بنفسجية',
        'The Eiffel Tower, with the domes of the city behind it under a violet sky',
      ],
      { x: 0.5, y: 0.4 },
    ),
    photo(
      ['عمارة باريسية', 'A Parisian house'],
      ['عمارة حجرية بنوافذ عالية وشرفات من حديد', 'A stone house with tall windows and iron balconies'],
      { x: 0.25, y: 0.5 },
    ),
    photo(
      ['نوافير فرساي', 'The fountains of Versailles'],
      [
        'قصر طويل بسقف رمادي، وأمامه نوافير وأشجار مقلّمة',
        'A long palace with a grey roof; before it fountains and clipped trees',
      ],
      { x: 0.5, y: 0.6 },
    ),
    photo(
      ['نوافذ مونمارتر', 'Windows of Montmartre'],
      ['عمارة بنوافذ مضاءة وسقف مائل عند المغيب', 'A house with lit windows and a sloping roof at dusk'],
      { x: 0.7, y: 0.5 },
    ),
    photo(
      ['إلى اللقاء يا باريس', 'Leaving Paris'],
      ['جناح طائرة في سماء بنفسجية', 'The wing of an aeroplane in a violet sky'],
    ),
  ],
};
