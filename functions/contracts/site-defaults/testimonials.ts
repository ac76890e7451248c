import type { TestimonialsBody } from '../api/site-testimonials.ts';

/** The testimonials of a fresh system: examples, since no consent of a person is on file. */
export const testimonialsAtStart: TestimonialsBody = {
  items: [
    {
      name: {
        ar: 'نورة العتيبي',
        en: 'Noura Alotaibi',
      },
      place: {
        ar: 'الرياض',
        en: 'Riyadh',
      },
      trip: {
        ar: 'العلا مع العائلة',
        en: 'AlUla with her family',
      },
      words: {
        ar: 'ثلاث ليالٍ في العلا مع أمي وأطفالي، وكل شيء محسوب: السيارة والمواعيد وحتى كرسي أمي المتحرك. رجعنا ونحن نسأل متى نعود.',
        en: "Three nights in AlUla with my mother and children, and they had thought of everything: the car, the timing, even my mother's wheelchair. We came home asking when we could go back.",
      },
      rating: 5,
      date: null,
      program: null,
      approved: true,
      consent: null,
    },
    {
      name: {
        ar: 'سعد القحطاني',
        en: 'Saad Alqahtani',
      },
      place: {
        ar: 'أبها',
        en: 'Abha',
      },
      trip: {
        ar: 'عمرة لوالديه',
        en: 'Umrah for his parents',
      },
      words: {
        ar: 'رتّبوا العمرة لوالديّ وأنا في أبها: فندق على خطوات من الحرم، وقطار إلى المدينة، وسائق ينتظرهما في كل محطة. أبي ما شال شنطة.',
        en: "They arranged my parents' Umrah while I was in Abha: a hotel a few steps from the Haram, the train to Madinah, a driver waiting at every station. My father never carried a bag.",
      },
      rating: 5,
      date: null,
      program: null,
      approved: true,
      consent: null,
    },
    {
      name: {
        ar: 'ماجد الدوسري',
        en: 'Majed Aldossary',
      },
      place: {
        ar: 'الخبر',
        en: 'Khobar',
      },
      trip: {
        ar: 'جولة بالسيارة في إسبانيا',
        en: 'Driving through Spain',
      },
      words: {
        ar: 'كانت السيارة التي استلمناها أصغر مما طلبنا فاتصلت بهم، وبعد ساعة بدّلوها لنا. غير ذلك كانت الرحلة كما رسموها على الورق تمامًا.',
        en: 'The car we were given was smaller than the one we asked for. I called, and within the hour it was changed. The rest of the trip went exactly as they had drawn it on paper.',
      },
      rating: 4,
      date: null,
      program: null,
      approved: true,
      consent: null,
    },
    {
      name: {
        ar: 'ريم باوزير',
        en: 'Reem Bawazeer',
      },
      place: {
        ar: 'جدة',
        en: 'Jeddah',
      },
      trip: {
        ar: 'أسبوع في باريس',
        en: 'A week in Paris',
      },
      words: {
        ar: 'كنت شايلة همّ التأشيرة، فأرسلوا لي قائمة بالأوراق ورافقوني حتى الموعد. وفي باريس كان البرنامج خفيفًا كما طلبت، بلا ركض بين المتاحف.',
        en: 'The visa worried me, so they sent a list of papers and stayed with me until the appointment. Paris itself was as light as I had asked for, with no running between museums.',
      },
      rating: 5,
      date: null,
      program: null,
      approved: true,
      consent: null,
    },
    {
      name: {
        ar: 'عبدالله الغامدي',
        en: 'Abdullah Alghamdi',
      },
      place: {
        ar: 'الدمام',
        en: 'Dammam',
      },
      trip: {
        ar: 'شهر عسل في إسطنبول',
        en: 'Honeymoon in Istanbul',
      },
      words: {
        ar: 'طلبت مكانًا هادئًا بعيدًا عن الزحمة فاختاروا لنا فندقًا صغيرًا على البوسفور. ولما تأخرت رحلتنا ردّوا عليّ الساعة الثانية فجرًا.',
        en: 'I asked for somewhere quiet, away from the crowds, and they found us a small hotel on the Bosphorus. When our flight was delayed they answered me at two in the morning.',
      },
      rating: 5,
      date: null,
      program: null,
      approved: true,
      consent: null,
    },
    {
      name: {
        ar: 'هند الحربي',
        en: 'Hind Alharbi',
      },
      place: {
        ar: 'المدينة المنورة',
        en: 'Madinah',
      },
      trip: {
        ar: 'المالديف مع صديقاتها',
        en: 'Maldives with friends',
      },
      words: {
        ar: 'خمس صديقات وخمسة آراء، وتحمّلونا كلنا! عدّلوا البرنامج ثلاث مرات بلا تذمّر، والسعر الذي اتفقنا عليه هو الذي دفعناه.',
        en: 'Five friends, five opinions, and they put up with all of us! The plan changed three times without a sigh, and the price we agreed on is the price we paid.',
      },
      rating: 5,
      date: null,
      program: null,
      approved: true,
      consent: null,
    },
  ],
};
