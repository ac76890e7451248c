import type { QuestionsBody } from '../api/site-questions.ts';

/** The questions of a fresh system. */
export const questionsAtStart: QuestionsBody = {
  items: [
    {
      question: {
        ar: 'كيف أحجز معكم؟',
        en: 'How do I book with you?',
      },
      answer: {
        ar: 'املأ نموذج الطيران أو الفنادق أو «صمّم رحلتك»، أو راسلنا عبر واتساب. يصلك رقم مرجعي في الحال، ثم يتواصل معك مستشار السفر بعرض مكتوب تجد فيه السعر وكل ما يشمله.',
        en: 'Fill in the flight, hotel or custom journey form, or write to us on WhatsApp. You receive a reference number at once, and then a travel adviser sends you a written offer with its price and everything it includes.',
      },
    },
    {
      question: {
        ar: 'متى يصلني الرد؟',
        en: 'How soon will I hear back?',
      },
      answer: {
        ar: 'نعمل على مدار الساعة طوال أيام الأسبوع. نردّ عبر واتساب خلال دقائق في أغلب الأوقات، ويصلك عرض السعر عادةً في اليوم نفسه.',
        en: 'We work around the clock, every day of the week. On WhatsApp we mostly answer within minutes, and your offer usually arrives the same day.',
      },
    },
    {
      question: {
        ar: 'متى أدفع؟',
        en: 'When do I pay?',
      },
      answer: {
        ar: 'بعد أن توافق على العرض المكتوب. يُدفع المبلغ كاملًا عند تأكيد الحجز، وتصلك فاتورة ضريبية بكل ما دفعته. أما طلب العرض فمجاني ولا يُلزمك بشيء.',
        en: 'Once you have agreed to the written offer. Payment is in full at booking, and you receive a tax invoice for everything you paid. Asking for an offer costs nothing and does not commit you to anything.',
      },
    },
    {
      question: {
        ar: 'ماذا لو ألغيت رحلتي؟',
        en: 'What if I cancel my trip?',
      },
      answer: {
        ar: 'تسترد المبلغ كاملًا إذا ألغيت قبل المغادرة بما لا يقل عن {refundDays}، عدا رسوم الإجراءات المذكورة في الشروط. والبرامج التي تعرض إلغاءً مجانيًا يمكنك إلغاؤها حتى {freeDays} قبل المغادرة. وبعد ذلك يعتمد الأمر على سياسة شركة الطيران والفندق، ونوضّحها لك قبل أن تحجز.',
        en: 'You get a full refund for cancellations {refundDays} before departure, less the processing fees named in our terms. Programs shown with free cancellation can be cancelled up to {freeDays} before departure. Later than that it depends on the airline and the hotel, and we tell you their rules before you book.',
      },
    },
    {
      question: {
        ar: 'هل تصمّمون رحلة خاصة بي؟',
        en: 'Can you design a trip just for me?',
      },
      answer: {
        ar: 'نعم، وهذا أحبّ عمل إلينا. أخبرنا بعدد الأيام ومن يسافر معك ومستوى الفندق الذي يناسبك، ونعود إليك ببرنامج يومي يمكنك تعديله حتى يعجبك.',
        en: 'Yes, and it is the work we like best. Tell us how many days you have, who travels with you and the level of hotel you feel at home in. We come back with a day-by-day plan that you can change until you like it.',
      },
    },
    {
      question: {
        ar: 'هل تساعدونني في التأشيرة؟',
        en: 'Do you help with visas?',
      },
      answer: {
        ar: 'نعم. نراجع أوراقك ونعبّئ الطلب ونحجز الموعد، ونتابعه حتى يعود إليك جوازك. القرار للسفارة وحدها، لذلك ننصحك بالتقديم قبل السفر بستة أسابيع على الأقل.',
        en: "Yes. We check your papers, fill in the application, book the appointment and follow it until your passport is back. The decision is the embassy's alone, so we advise applying at least six weeks before you travel.",
      },
    },
    {
      question: {
        ar: 'هل تناسب البرامج العائلات والأطفال؟',
        en: 'Do the programs suit families with children?',
      },
      answer: {
        ar: 'أكثر مسافرينا عائلات. نختار غرفًا متجاورة ومواعيد تناسب الصغار، ونوفّر مقعد سيارة للطفل إذا طلبته. نحسب من عمره 12 سنة فأكثر بالغًا، ومن سنتين إلى 11 سنة طفلًا، ومن دون السنتين رضيعًا.',
        en: 'Most of our travellers are families. We choose adjoining rooms and times that suit the little ones, with a car seat if you ask for it. Adults are 12 and over, children 2 to 11, infants under 2.',
      },
    },
    {
      question: {
        ar: 'بمن أتصل إذا احتجت إلى شيء وأنا مسافر؟',
        en: 'Who do I call if I need something while travelling?',
      },
      answer: {
        ar: 'بالرقم نفسه الذي حجزت عن طريقه. اتصل أو راسلنا عبر واتساب في أي ساعة ومن أي بلد، ويردّ عليك من يعرف تفاصيل رحلتك.',
        en: 'The same number you booked with. Call or write on WhatsApp at any hour from any country, and someone who knows your trip will answer.',
      },
    },
  ],
};
