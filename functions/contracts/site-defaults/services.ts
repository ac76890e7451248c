import type { SiteServicesBody } from '../api/site-services.ts';

/** The services of a fresh system. */
export const servicesAtStart: SiteServicesBody = {
  title: { ar: 'كل ما تحتاج إليه رحلتك في مكان واحد', en: 'Everything a journey needs, in one place' },
  text: {
    ar: 'فريق واحد يرتّب لك السفر كله، ويبقى معك من أول مكالمة حتى تعود إلى بيتك.',
    en: 'One team arranges all of it, and stays with you from the first call until you are home again.',
  },
  items: [
    {
      icon: 'plane',
      title: { ar: 'حجز الطيران', en: 'Flight booking' },
      text: {
        ar: 'نقارن لك بين شركات الطيران، ونتابع حجزك خطوة بخطوة.',
        en: 'Fares compared across airlines, with a person behind every booking.',
      },
      to: '/flight-booking',
    },
    {
      icon: 'bed',
      title: { ar: 'حجز الفنادق', en: 'Hotel booking' },
      text: {
        ar: 'من غرفة تطل على الحرم إلى فيلا على البحر الأحمر.',
        en: 'From a room beside the Haram to a villa on the Red Sea.',
      },
      to: '/hotel-booking',
    },
    {
      icon: 'camera',
      title: { ar: 'الجولات السياحية', en: 'Sightseeing trips' },
      text: { ar: 'جولات مع مرشدين من أهل المكان.', en: 'Days out with guides who grew up there.' },
      to: null,
    },
    {
      icon: 'car',
      title: { ar: 'توصيل المطار', en: 'Airport transfers' },
      text: { ar: 'سائق ينتظرك عند وصولك مهما كان الوقت.', en: 'A driver waiting when you land, whatever the hour.' },
      to: null,
    },
    {
      icon: 'global',
      title: { ar: 'التأشيرات', en: 'Visas' },
      text: {
        ar: 'نراجع أوراقك ونقدّمها، ونتابعها حتى تستلم تأشيرتك.',
        en: 'Papers checked and submitted, and followed until you have them.',
      },
      to: null,
    },
    {
      icon: 'train',
      title: { ar: 'حجز قطار الحرمين', en: 'Haramain train booking' },
      text: {
        ar: 'بين مكة المكرمة وجدة والمدينة المنورة بالقطار السريع.',
        en: 'Makkah, Jeddah and Madinah on the high-speed line.',
      },
      to: null,
    },
    {
      icon: 'key',
      title: { ar: 'تأجير السيارات', en: 'Car rental' },
      text: { ar: 'سيارة تناسبك في المطار أو أمام باب منزلك.', en: 'The right car at the airport or at your door.' },
      to: null,
    },
    {
      icon: 'idcard',
      title: { ar: 'رخص القيادة الدولية', en: 'International driving licences' },
      text: {
        ar: 'نستخرجها لك قبل سفرك لتقود فور وصولك.',
        en: 'Issued before you leave, so you can drive on arrival.',
      },
      to: null,
    },
  ],
};
