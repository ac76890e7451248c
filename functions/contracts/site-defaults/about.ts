import type { SiteAboutBody } from '../api/site-about.ts';

/** The story of a fresh system, and what it says about itself. */
export const aboutAtStart: SiteAboutBody = {
  story_title: { ar: 'حكايتنا', en: 'Our story' },
  story_text: {
    ar: 'بدأت برحلة واحدة إلى العلا، رتّبناها لعائلة من جيراننا. ثم كبرت الدائرة: مدن أكثر، ومسافرون عادوا إلينا أصدقاء.',
    en: "It began with one trip to AlUla, planned for a neighbour's family. Then the circle grew: more cities, and travellers who came back to us as friends.",
  },
  film: true,
  title: { ar: 'دار سفر سعودية منذ {year}', en: 'A Saudi travel house since {year}' },
  text: {
    ar: '{agency} شركة سعودية مرخّصة مقرّها الرياض، نرتّب أسفار الأفراد والعائلات إلى أكثر من 50 وجهة. نعرف أي غرفة تطل على الحرم، ومتى تخضرّ مدرّجات عسير، وأي طائرة تصل بأطفالك قبل موعد نومهم.',
    en: "{agency} is a licensed Saudi company based in Riyadh. We plan journeys for families and for people on their own, to more than 50 destinations. We know which rooms look onto the Haram, when the terraces of Aseer turn green, and which flight lands before your children's bedtime.",
  },
  values: [
    {
      title: { ar: 'نعرف المكان', en: 'We know the place' },
      text: {
        ar: 'لا نرشّح لك فندقًا ولا جولة إلا وقد جرّبها أحدنا.',
        en: 'No hotel and no tour that one of us has not tried first.',
      },
    },
    {
      title: { ar: 'سعر واضح', en: 'A clear price' },
      text: {
        ar: 'تعرف ما يشمله العرض وما لا يشمله قبل أن تدفع ريالًا واحدًا.',
        en: 'You see what is included, and what is not, before you pay a riyal.',
      },
    },
    {
      title: { ar: 'معك طوال الطريق', en: 'With you all the way' },
      text: {
        ar: 'رقم واحد يردّ عليك في أي ساعة، من الحجز حتى العودة.',
        en: 'One number that answers at any hour, from booking to your return.',
      },
    },
  ],
};
