import * as enquiry from '../../../enquiry-words/ar.ts';
import { desk } from './desk/ar.ts';
import type { MailTexts } from './mail-texts.ts';

const forProgram = (program?: string) => (program ? ` لبرنامج ${program}` : '');
const about = (program?: string) => (program ? ` بخصوص برنامج ${program}` : '');

const yourReference = 'الرقم المرجعي لطلبك';
const followRequest = 'متابعة طلبك';
const answered = 'رد على طلبك';
const yourRequest = 'تفاصيل طلبك';

export const ar: MailTexts = {
  fields: {
    ...enquiry.fields,
    reference: 'الرقم المرجعي',
    type: 'نوع الطلب',
    received: 'تاريخ الاستلام',
    language: 'لغة العميل',
    name: 'الاسم',
    phone: 'رقم الجوال',
    email: 'البريد الإلكتروني',
    program: 'البرنامج',
  },
  leg: enquiry.leg,
  types: { flight: 'طلب طيران', hotel: 'طلب فندق', custom: 'رحلة مخصصة', message: 'رسالة', program: 'طلب برنامج' },
  quoted: (title) => `«${title}»`,
  languages: { ar: 'العربية', en: 'الإنجليزية' },
  options: enquiry.options,
  amounts: enquiry.amounts,
  asked: enquiry.asked,
  arrow: { sign: '←', mark: '\u200f' },
  contact: 'بيانات التواصل',
  request: 'تفاصيل الطلب',
  staff: {
    subject: {
      flight: ({ program, place }) => `طلب طيران جديد ${program ? `لبرنامج ${program}` : `إلى ${place}`}`,
      hotel: ({ program, place }) => `طلب فندق جديد ${program ? `لبرنامج ${program}` : `في ${place}`}`,
      custom: ({ place }) => `طلب رحلة مخصصة جديد${place ? `: «${place}»` : ''}`,
      message: ({ program }) => `رسالة جديدة${about(program)}`,
      program: ({ program }) => `طلب برنامج جديد${program ? `: ${program}` : ''}`,
    },
    lead: {
      flight: ({ program }) => `وصل الآن طلب طيران جديد${forProgram(program)} عبر الموقع.`,
      hotel: ({ program }) => `وصل الآن طلب فندق جديد${forProgram(program)} عبر الموقع.`,
      custom: () => 'وصل الآن طلب رحلة مخصصة جديد عبر الموقع.',
      message: ({ program }) => `وصلت الآن رسالة جديدة${about(program)} عبر الموقع.`,
      program: ({ program }) => `وصل الآن طلب جديد${forProgram(program)} عبر الموقع.`,
    },
    programDeleted: 'برنامج حُذف من الموقع',
    programPage: 'صفحة البرنامج',
    open: 'فتح الطلب',
    answering: 'افتح الطلب للرد: واتساب هناك بلمسة واحدة، ويُسجَّل التواصل مع العميل.',
    footer: 'وصلتك هذه الرسالة لأن هذا العنوان هو بريد الموظفين في موقع {agency}.',
  },
  visitor: {
    subject: {
      flight: ({ program }) => `وصلنا طلب طيرانك${forProgram(program)}`,
      hotel: ({ program }) => `وصلنا طلب فندقك${forProgram(program)}`,
      custom: () => 'وصلنا طلب رحلتك المخصصة',
      message: ({ program }) => `وصلتنا رسالتك${about(program)}`,
      program: ({ program }) => `وصلنا طلبك ${program ? `لبرنامج ${program}` : 'للبرنامج الذي اخترته'}`,
    },
    lead: {
      flight: ({ program }) =>
        `شكرًا لاختيارك {agency}. وصلنا طلب حجز طيرانك${forProgram(program)}، وسيتواصل معك أحد خبرائنا قريبًا بأفضل خيارات الطيران.`,
      hotel: ({ program }) =>
        `شكرًا لاختيارك {agency}. وصلنا طلب حجز فندقك${forProgram(program)}، وسيتواصل معك أحد خبرائنا قريبًا بأفضل خيارات الفنادق.`,
      custom: () =>
        'شكرًا لاختيارك {agency}. سيقرأ أحد خبرائنا ما كتبته بعناية، ثم يتواصل معك قريبًا ببرنامج رحلتك المخصصة.',
      message: ({ program }) => `شكرًا لتواصلك مع {agency}. وصلتنا رسالتك${about(program)} وسنرد عليك قريبًا.`,
      program: ({ program }) =>
        `شكرًا لاختيارك {agency}. وصلنا طلبك ${program ? `لبرنامج ${program}` : 'للبرنامج الذي اخترته'}، وسيتواصل معك أحد خبرائنا قريبًا بالأماكن المتاحة وخطوات الحجز.`,
    },
    entered: 'شكرًا لاتصالك بنا. سجّلنا طلبك كما ذكرته لنا، وسيتواصل معك أحد خبرائنا قريبًا.',
    codeLabel: {
      flight: yourReference,
      hotel: yourReference,
      custom: yourReference,
      message: 'الرقم المرجعي لرسالتك',
    },
    codeHint: 'اذكره كلما تواصلت معنا',
    yourRequest: { flight: yourRequest, hotel: yourRequest, custom: yourRequest, message: 'تفاصيل رسالتك' },
    chat: 'تواصل عبر واتساب',
    chatText: (type, reference) =>
      `السلام عليكم، أتواصل معكم بخصوص ${type === 'message' ? 'رسالتي' : 'طلبي'} رقم ${reference}.`,
    footer: 'وصلتك هذه الرسالة لأن هذا البريد ذُكر في طلب أُرسل إلى {agency}. إن لم تكن صاحب الطلب فتجاهلها.',
  },
  page: {
    follow: { flight: followRequest, hotel: followRequest, custom: followRequest, message: 'متابعة رسالتك' },
    open: 'فتح صفحة الطلب',
    reply: 'الرد على الرسالة',
    keep: 'هذا الرابط خاص بك: من يملكه يستطيع قراءة طلبك وتعديله، فلا تشاركه مع أحد.',
    linkSubject: 'رابط جديد لمتابعة طلبك',
    linkLead: 'طُلب رابط جديد لصفحة طلبك لدى {agency}. تعرض الصفحة مرحلة طلبك، ومنها تراسلنا أو تعدّل مواعيدك.',
    linkFooter: 'إن لم تطلب هذا الرابط فتجاهل هذه الرسالة، ولم يُرسل الرابط إلى أحد غيرك.',
    answerSubject: { flight: answered, hotel: answered, custom: answered, message: 'رد على رسالتك' },
    answerLead: {
      flight: 'ردّ فريقنا على طلب حجز طيرانك:',
      hotel: 'ردّ فريقنا على طلب حجز فندقك:',
      custom: 'ردّ فريقنا على طلبك:',
      message: 'ردّ فريقنا على رسالتك:',
    },
  },
  quote: {
    subject: 'عرض السعر لرحلتك',
    lead: 'أعددنا لك عرض سعر. تعرض صفحته ما يشمله بالتفصيل، ومنها تقبله أو تسألنا عنه أو تعتذر عنه.',
    title: 'عرض السعر',
    total: 'الإجمالي',
    until: 'صالح حتى',
    open: 'فتح عرض السعر',
    noInvoice: 'هذا عرض سعر وليس فاتورة ضريبية.',
    keep: 'الرابط خاص بك: من يملكه يستطيع قراءة العرض وقبوله، فلا تشاركه مع أحد.',
  },
  ...desk,
};
