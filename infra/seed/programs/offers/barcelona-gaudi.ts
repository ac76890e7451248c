import { sampleOffer } from '../written-offer.ts';

export const barcelonaGaudiOffer = sampleOffer({
  country: 'ES',
  prices: { adult: 9400, single_supplement: 1900, deposit: 2000 },
  departures: [
    {
      starts_in_days: 60,
      capacity: 10,
      seats_left: 4,
      minimum: 4,
      guaranteed: true,
      notes: ['مجموعة للمسافرين منفردين', 'A group for solo travellers'],
    },
    { starts_in_days: 88, capacity: 10, seats_left: 0, waiting_list: true },
    { starts_in_days: 116, capacity: 10, seats_left: 9, minimum: 4, closes_days_before: 30 },
    { starts_in_days: 144, sale: 'on_request', notes: ['موعد للسيدات فقط', 'A date for women only'] },
  ],
  stay: ['فندق 4 نجوم في إشامبلا', '4-star hotel in the Eixample'],
  days: [
    {
      meals: ['dinner'],
      photo: 0,
      title: ['الوصول إلى إشامبلا', 'Arrival in the Eixample'],
      text: [
        'سيارة من المطار، ولقاء المجموعة على عشاء خفيف.',
        'A car from the airport, and a light supper to meet the group.',
      ],
      place: ['إشامبلا', 'Eixample'],
      transfer: ['سيارة خاصة من المطار، 30 دقيقة', 'Private car from the airport, 30 minutes'],
    },
    {
      meals: ['breakfast'],
      photo: 1,
      title: ['ساغرادا فاميليا', 'The Sagrada Família'],
      text: [
        'ساعتان في الكنيسة الأشهر قبل الزحام، ثم كازا باتيو وشارع غراسيا.',
        'Two hours before the crowds, then Casa Batlló and Passeig de Gràcia.',
      ],
      place: ['ساغرادا فاميليا', 'Sagrada Família'],
    },
    {
      meals: ['breakfast'],
      photo: 2,
      title: ['حديقة غويل وغراسيا', 'Park Güell and Gràcia'],
      text: ['الفسيفساء مع أول الضوء، ثم مقاهي حي غراسيا.', 'Mosaics in the first light, then the cafés of Gràcia.'],
      place: ['حديقة غويل', 'Park Güell'],
    },
    {
      meals: ['breakfast'],
      photo: 3,
      title: ['مونتسيرات بالقطار المسنّن', 'Montserrat by rack railway'],
      text: [
        'القطار إلى الدير ومشي خفيف بين الصخور مع دليل.',
        'The railway to the monastery and a gentle walk among the rocks with a guide.',
      ],
      place: ['مونتسيرات', 'Montserrat'],
      transfer: ['قطار ثم القطار المسنّن، ساعة ونصف', 'Train, then the rack railway, 90 minutes'],
    },
    {
      meals: ['breakfast'],
      photo: 4,
      title: ['يوم لك', 'A day of your own'],
      text: [
        'شاطئ برشلونيتا أو ملعب كامب نو أو متحف بيكاسو: اختر ونحجز لك.',
        'The beach at Barceloneta, the Camp Nou or the Picasso Museum: you choose, we book.',
      ],
      place: ['برشلونة', 'Barcelona'],
    },
    {
      meals: ['breakfast'],
      photo: 5,
      title: ['قرى كوستا برافا', 'Villages of the Costa Brava'],
      text: [
        'رحلة اختيارية إلى كاداكيس البيضاء، أو مساء هادئ في المدينة.',
        'An optional trip to white Cadaqués, or a quiet evening in town.',
      ],
      place: ['كوستا برافا', 'Costa Brava'],
      transfer: ['حافلة صغيرة، ساعة ونصف', 'Minibus, 90 minutes'],
    },
    {
      meals: ['breakfast'],
      photo: 6,
      title: ['المغادرة', 'Departure'],
      text: ['وداع المجموعة ثم المطار.', 'Farewell to the group, then the airport.'],
      place: ['برشلونة', 'Barcelona'],
      transfer: ['سيارة خاصة، 30 دقيقة', 'Private car, 30 minutes'],
    },
  ],
  not_included: [
    ['تذاكر الطيران', 'رسوم تأشيرة شنغن', 'الغداء والعشاء'],
    ['Flights', 'Schengen visa fees', 'Lunches and dinners'],
  ],
  know: {
    know_visa: [
      'تأشيرة شنغن: نجهّز ملفك ونحجز الموعد.',
      'Schengen visa: we prepare your file and book the appointment.',
    ],
    know_fitness: [
      'مشي نحو 7 كم في اليوم، مع درج في حديقة غويل.',
      'About 7 km of walking a day, with stairs in Park Güell.',
    ],
    know_children: ['البرنامج للبالغين: مجموعة لا تتجاوز 10 أشخاص.', 'For adults: the group never exceeds 10.'],
    know_documents: [
      'جواز سفر صالح لستة أشهر، وتأمين سفر نرتّبه لك.',
      'A passport valid for six months, and travel insurance, which we arrange.',
    ],
    know_packing: [
      'حذاء مشي مريح، وسترة لجبل مونتسيرات، وملابس بحر.',
      'Comfortable walking shoes, a jacket for Montserrat and beachwear.',
    ],
  },
  meeting_point: ['صالة الوصول في مطار برشلونة، المبنى T1', 'Arrivals hall of Barcelona Airport, Terminal T1'],
  meeting_map: 'https://www.openstreetmap.org/?mlat=41.2889&mlon=2.0746#map=14/41.2889/2.0746',
  cancellation: [
    { days_before: 45, refund_percent: 100 },
    { days_before: 20, refund_percent: 50 },
    { days_before: 7, refund_percent: 10 },
  ],
  questions: [
    {
      question: ['أسافر وحدي، هل يناسبني البرنامج؟', 'I travel alone: is it for me?'],
      answer: [
        'نعم، بُني لمن يسافر وحده. المجموعة لا تتجاوز 10 أشخاص، ومعها قائدة من فريقنا، ولك غرفة خاصة.',
        'Yes, it was made for people who do. The group never exceeds 10, one of our team leads it, and your room is your own.',
      ],
    },
    {
      question: ['هل تذاكر ساغرادا فاميليا محجوزة؟', 'Are the tickets to the Sagrada Família booked?'],
      answer: [
        'نعم، بموعد دخول محدد ومع صعود أحد الأبراج. نرسل التذاكر قبل السفر بأسبوع.',
        'Yes, at a fixed time and with one of the towers. We send the tickets a week before the journey.',
      ],
    },
  ],
  photos: [
    {
      caption: ['ساغرادا فاميليا والبحر', 'The Sagrada Família and the sea'],
      alternative: [
        'أبراج ساغرادا فاميليا فوق النخيل، وأمامها مقعد من الفسيفساء',
        'The towers of the Sagrada Família above palms, with a bench of mosaics in front',
      ],
      focus: [0.5, 0.4],
    },
    {
      caption: ['أبراج غاودي', 'Gaudí’s towers'],
      alternative: ['أبراج من الحجر تعلو أوسطها نجمة', 'Towers of stone, the middle one with a star on top'],
      focus: [0.5, 0.3],
    },
    {
      caption: ['مقعد حديقة غويل', 'The bench of Park Güell'],
      alternative: [
        'مقعد متموّج مكسو بفسيفساء ملوّنة، وخلفه البحر',
        'A winding bench covered with coloured mosaics, and the sea behind it',
      ],
      focus: [0.4, 0.75],
    },
    {
      caption: ['دير مونتسيرات', 'The monastery of Montserrat'],
      alternative: [
        'دير أسفل صخور كالأصابع، وقطار مسنّن أخضر يصعد إليه',
        'A monastery below rocks like fingers, and a green rack railway climbing to it',
      ],
      focus: [0.5, 0.55],
    },
    {
      caption: ['شاطئ على المتوسط', 'A beach on the Mediterranean'],
      alternative: [
        'مظلات ملوّنة على رمل أبيض، وخلفها بيوت بيضاء',
        'Coloured parasols on pale sand, with white houses behind',
      ],
      focus: [0.6, 0.7],
    },
    {
      caption: ['كاداكيس البيضاء', 'White Cadaqués'],
      alternative: [
        'قرية بيضاء بسقوف من القرميد تصعد التل، وقوارب شراعية في الخليج',
        'A white village with tiled roofs climbs the hill, and sailing boats lie in the bay',
      ],
      focus: [0.6, 0.4],
    },
    {
      caption: ['إلى اللقاء', 'Until next time'],
      alternative: ['جناح طائرة فوق السحاب ساعة الغروب', 'The wing of an aeroplane above the clouds at sunset'],
    },
  ],
});
