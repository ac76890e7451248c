import * as enquiry from '../../../enquiry-words/ar.ts';
import { counted } from '../../../plural.ts';
import type { MailTexts } from './mail-texts.ts';

// In the genitive, which «منذ» requires.
const hours = { one: 'ساعة', two: 'ساعتين', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' };
const days = { one: 'يوم', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' };
const otherRequests = {
  one: 'طلب آخر',
  two: 'طلبان آخران',
  few: '{n} طلبات أخرى',
  many: '{n} طلبًا آخر',
  other: '{n} طلب آخر',
};

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
    whatsApp: 'الرد عبر واتساب',
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
  customer: {
    subject: {
      customer_wrote: 'رسالة جديدة من العميل',
      dates_changed: 'عدّل العميل مواعيده',
      cancelled: 'ألغى العميل طلبه',
      testimonial_sent: 'كتب العميل رأيه في الرحلة',
      quote_accepted: 'قبل العميل عرض السعر',
      quote_declined: 'اعتذر العميل عن عرض السعر',
      quote_asked: 'سؤال من العميل عن عرض السعر',
      quote_seen: 'فتح العميل عرض السعر',
      quote_expired: 'انتهت صلاحية عرض السعر',
    },
    lead: {
      customer_wrote: (reference) => `كتب العميل رسالة في صفحة طلبه ${reference}.`,
      dates_changed: (reference) => `عدّل العميل المواعيد في صفحة طلبه ${reference}.`,
      cancelled: (reference) => `ألغى العميل الطلب ${reference} من صفحته.`,
      quote_accepted: (reference) => `قبل صاحب الطلب ${reference} عرض السعر.`,
      quote_declined: (reference) => `اعتذر صاحب الطلب ${reference} عن عرض السعر.`,
      quote_asked: (reference) => `لدى صاحب الطلب ${reference} سؤال عن عرض السعر.`,
      quote_seen: (reference) => `فتح صاحب الطلب ${reference} عرض السعر أول مرة.`,
      quote_expired: (reference) => `انتهت صلاحية عرض السعر في الطلب ${reference} دون رد من العميل.`,
      testimonial_sent: (reference) =>
        `كتب صاحب الطلب ${reference} رأيه في الرحلة. الرأي بانتظار مالك اللوحة في شاشة «الموقع»، قسم «آراء المسافرين»، ليأخذه إلى الموقع أو يستبعده.`,
    },
    title: {
      ...{ customer_wrote: 'الرسالة', dates_changed: 'المواعيد الجديدة', cancelled: 'الإلغاء' },
      testimonial_sent: 'رأي العميل',
      ...{ quote_accepted: 'القبول', quote_declined: 'الاعتذار', quote_asked: 'السؤال' },
      ...{ quote_seen: 'الفتح', quote_expired: 'انتهاء الصلاحية' },
    },
    text: 'النص',
    reason: 'السبب',
    acceptedBy: 'الاسم الذي كُتب عند القبول',
    total: 'الإجمالي',
    seats: 'المقاعد',
    seatsTaken: (seats) => `خُصمت من مقاعد الرحلة: ${seats}`,
    seatsMissing: (seats) => `مقاعد الرحلة المتبقية أقل من العدد المطلوب: ${seats}. تحقق منها وتواصل مع العميل.`,
    at: 'الوقت',
    none: 'لا يوجد',
    changed: (after, before) => `${after}\nبدلًا من: ${before}`,
    listed: 'رسائل العملاء وتعديلاتهم',
    came: {
      one: 'رسالة أو تعديل من عميل',
      two: 'رسالتان أو تعديلان من العملاء',
      few: '{n} رسائل أو تعديلات من العملاء',
      many: '{n} رسالة أو تعديلًا من العملاء',
      other: '{n} رسالة أو تعديل من العملاء',
    },
  },
  news: {
    came: {
      one: 'طلب جديد آخر وصل خلال عشر دقائق',
      two: 'طلبان جديدان آخران وصلا خلال عشر دقائق',
      few: '{n} طلبات جديدة أخرى وصلت خلال عشر دقائق',
      many: '{n} طلبًا جديدًا آخر وصل خلال عشر دقائق',
      other: '{n} طلب جديد آخر وصل خلال عشر دقائق',
    },
    and: '، و',
    reason: 'وصلت طلبات كثيرة في وقت قصير، فجمعنا بقيتها في هذه الرسالة بدلًا من رسالة لكل طلب.',
    oldestFirst: 'الأقدم أولًا',
    more: (count) => `وهناك ${counted(count, otherRequests, 'ar')}. تجد جميع الطلبات في لوحة الإدارة.`,
    open: 'فتح الطلبات الجديدة',
  },
  mention: {
    subject: (author) => `إشارة إليك في ملاحظة من \u2068${author}\u2069`,
    lead: (author, reference) => `أشار إليك \u2068${author}\u2069 في ملاحظة على الطلب ${reference}:`,
    footer: 'وصلتك هذه الرسالة لأن أحد زملائك أشار إليك في لوحة {agency}.',
  },
  due: {
    soon: {
      one: 'عميل واحد ينبغي الرد عليه خلال ربع ساعة',
      two: 'عميلان ينبغي الرد عليهما خلال ربع ساعة',
      few: '{n} عملاء ينبغي الرد عليهم خلال ربع ساعة',
      many: '{n} عميلًا ينبغي الرد عليهم خلال ربع ساعة',
      other: '{n} عميل ينبغي الرد عليهم خلال ربع ساعة',
    },
    late: {
      one: 'عميل واحد تأخر عليه الرد',
      two: 'عميلان تأخر عليهما الرد',
      few: '{n} عملاء تأخر عليهم الرد',
      many: '{n} عميلًا تأخر عليهم الرد',
      other: '{n} عميل تأخر عليهم الرد',
    },
    stops: 'يتوقف احتساب الوقت عند التواصل مع العميل أو الرد عليه أو إنهاء الطلب.',
    listed: 'الأقرب موعدًا أولًا',
    at: (time) => `موعد الرد: ${time}`,
    owner: (name) => `\u2067المسؤول: \u2068${name}\u2069\u2069`,
    nobody: 'لم يستلمه أحد',
    open: 'فتح الطلبات',
    footer: 'وصلتك هذه الرسالة لأن هذه الطلبات تنتظر ردك أو رد فريق {agency}.',
  },
  digest: {
    late: {
      one: 'عميل واحد انتظر أكثر من المدة المستهدفة',
      two: 'عميلان انتظرا أكثر من المدة المستهدفة',
      few: '{n} عملاء انتظروا أكثر من المدة المستهدفة',
      many: '{n} عميلًا انتظروا أكثر من المدة المستهدفة',
      other: '{n} عميل انتظروا أكثر من المدة المستهدفة',
    },
    lateFirst: 'المتأخرة، والأطول انتظارًا أولًا',
    tasks: {
      one: 'مهمة واحدة موعدها اليوم',
      two: 'مهمتان موعدهما اليوم',
      few: '{n} مهام موعدها اليوم',
      many: '{n} مهمة موعدها اليوم',
      other: '{n} مهمة موعدها اليوم',
    },
    tasksFirst: 'مهام اليوم، والأقرب موعدًا أولًا',
    ending: {
      one: 'عرض سعر واحد ينتهي خلال يومين',
      two: 'عرضا سعر ينتهيان خلال يومين',
      few: '{n} عروض أسعار تنتهي خلال يومين',
      many: '{n} عرض سعر تنتهي خلال يومين',
      other: '{n} عرض سعر تنتهي خلال يومين',
    },
    endingFirst: 'عروض أسعار تنتهي خلال يومين',
    until: (day) => `صالح حتى ${day}`,
    contacts: {
      one: 'حان موعد التواصل مع عميل واحد',
      two: 'حان موعد التواصل مع عميلين',
      few: 'حان موعد التواصل مع {n} عملاء',
      many: 'حان موعد التواصل مع {n} عميلًا',
      other: 'حان موعد التواصل مع {n} عميل',
    },
    contactsFirst: 'عملاء حان موعد التواصل معهم',
    waits: {
      one: 'طلب واحد ينتظر أول رد',
      two: 'طلبان ينتظران أول رد',
      few: '{n} طلبات تنتظر أول رد',
      many: '{n} طلبًا ينتظر أول رد',
      other: '{n} طلب ينتظر أول رد',
    },
    lead: (waits) => `صباح الخير. ${waits}.`,
    ofType: {
      flight: { one: 'طلب طيران واحد', two: 'طلبا طيران', few: '{n} طلبات طيران', other: '{n} طلب طيران' },
      hotel: { one: 'طلب فندق واحد', two: 'طلبا فندق', few: '{n} طلبات فندق', other: '{n} طلب فندق' },
      custom: { one: 'رحلة مخصصة واحدة', two: 'رحلتان مخصصتان', few: '{n} رحلات مخصصة', other: '{n} رحلة مخصصة' },
      message: { one: 'رسالة واحدة', two: 'رسالتان', few: '{n} رسائل', other: '{n} رسالة' },
    },
    waiting: (waited) =>
      waited < 1
        ? 'منذ أقل من ساعة'
        : `منذ ${waited < 48 ? counted(waited, hours, 'ar') : counted(Math.floor(waited / 24), days, 'ar')}`,
    oldestFirst: 'الأطول انتظارًا أولًا',
    more: (count) => `وهناك ${counted(count, otherRequests, 'ar')}. تجد جميع الطلبات في لوحة الإدارة.`,
    open: 'فتح الطلبات الجديدة',
    footer: 'يصلك هذا الملخص صباح أيام العمل من الأحد إلى الخميس ما دامت هناك طلبات تنتظر أول رد.',
  },
};
