import type { MailTexts } from './texts.ts';

interface Forms {
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

const rules = new Intl.PluralRules('ar');

/** `طلب واحد`, `طلبان`, `5 طلبات`, `11 طلبًا`, `100 طلب`. */
function counted(count: number, forms: Forms): string {
  const rule = rules.select(count);
  if (rule === 'one' || rule === 'two') return forms[rule];
  return `${count} ${forms[rule === 'few' || rule === 'many' ? rule : 'other']}`;
}

const requests = { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' };
const hours = { one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' };
const days = { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' };

export const ar: MailTexts = {
  fields: {
    reference: 'الرقم المرجعي',
    type: 'نوع الطلب',
    received: 'وصل في',
    language: 'لغة الكتابة',
    name: 'الاسم',
    phone: 'الجوال',
    email: 'البريد الإلكتروني',
    program: 'البرنامج',
    from: 'المغادرة من',
    to: 'الوصول إلى',
    departure: 'تاريخ المغادرة',
    return: 'تاريخ العودة',
    leg: 'رحلة إضافية',
    travellers: 'المسافرون',
    travelClass: 'درجة السفر',
    notes: 'ملاحظات',
    destination: 'الوجهة',
    checkIn: 'تسجيل الوصول',
    checkOut: 'تسجيل المغادرة',
    rooms: 'عدد الغرف',
    hotelLevel: 'مستوى الفندق',
    days: 'عدد الأيام',
    startDate: 'تاريخ البداية',
    tripType: 'نوع الرحلة',
    expertHelp: 'المساعدة المطلوبة من الخبير',
    message: 'الرسالة',
  },
  types: { flight: 'طلب طيران', hotel: 'طلب فندق', custom: 'رحلة مخصصة', message: 'رسالة' },
  languages: { ar: 'العربية', en: 'الإنجليزية' },
  travelClass: { economy: 'السياحية', premium: 'السياحية المميزة', business: 'رجال الأعمال', first: 'الأولى' },
  hotelLevel: {
    budget: 'اقتصادي (نجمة أو نجمتان)',
    standard: 'متوسط (3 نجوم)',
    premium: 'مميز (4 نجوم)',
    luxury: 'فاخر (5 نجوم)',
  },
  tripType: { solo: 'فردية', couple: 'لشخصين', family: 'عائلية', group: 'جماعية' },
  people: { adults: 'البالغون', children: 'الأطفال', infants: 'الرضّع' },
  arrow: { sign: '←', mark: '\u200f' },
  contact: 'بيانات التواصل',
  request: 'تفاصيل الطلب',
  staff: {
    // The right-to-left mark keeps the parentheses in place behind a name in Latin letters.
    subject: (type, name, reference) =>
      `${{ flight: 'طلب طيران جديد', hotel: 'طلب فندق جديد', custom: 'طلب رحلة مخصصة جديد', message: 'رسالة جديدة' }[type]} من ${name}\u200f (${reference})`,
    lead: (type) =>
      ({
        flight: 'وصل الآن طلب طيران جديد عبر الموقع.',
        hotel: 'وصل الآن طلب فندق جديد عبر الموقع.',
        custom: 'وصل الآن طلب رحلة مخصصة جديد عبر الموقع.',
        message: 'وصلت الآن رسالة جديدة عبر الموقع.',
      })[type],
    open: 'فتح الطلب',
    whatsApp: 'الرد عبر واتساب',
    footer: 'وصلتك هذه الرسالة لأن هذا العنوان هو بريد الموظفين في موقع رحلة.',
  },
  visitor: {
    subject: (type, reference) => `${type === 'message' ? 'وصلتنا رسالتك' : 'وصلنا طلبك'} (${reference})`,
    hello: (name) => `مرحبًا ${name}،`,
    lead: {
      flight: 'شكرًا لاختيارك رحلة. وصلنا طلب حجز طيرانك، وسيتواصل معك أحد خبرائنا قريبًا بأفضل خيارات الطيران.',
      hotel: 'شكرًا لاختيارك رحلة. وصلنا طلب حجز فندقك، وسيتواصل معك أحد خبرائنا قريبًا بأفضل خيارات الفنادق.',
      custom: 'شكرًا لاختيارك رحلة. سيقرأ أحد خبرائنا ما كتبته بعناية، ثم يتواصل معك قريبًا ببرنامج رحلتك المخصصة.',
      message: 'شكرًا لتواصلك مع رحلة. وصلتنا رسالتك وسنرد عليك قريبًا.',
    },
    entered: 'شكرًا لاتصالك بنا. سجّلنا طلبك كما ذكرته لنا، وسيتواصل معك أحد خبرائنا قريبًا.',
    codeLabel: 'الرقم المرجعي لطلبك',
    codeHint: 'اذكره كلما تواصلت معنا',
    yourRequest: 'ما سجّلناه من طلبك',
    chat: 'تواصل عبر واتساب',
    chatText: (reference) => `السلام عليكم، أتواصل معكم بخصوص طلبي رقم ${reference}.`,
    call: 'اتصل بنا على مدار الساعة',
    footer:
      'وصلتك هذه الرسالة لأن هذا البريد ذُكر في طلب أُرسل إلى رحلة. إن لم تكن صاحب الطلب فتجاهلها، ولن نراسلك مرة أخرى.',
  },
  digest: {
    subject: (count) => `بانتظار الرد: ${counted(count, requests)}`,
    lead: (count) => `صباح الخير. عدد الطلبات التي لم يبدأ أحد بمتابعتها بعد: ${counted(count, requests)}.`,
    waiting: (waited) =>
      waited < 1
        ? 'منذ أقل من ساعة'
        : `منذ ${waited < 48 ? counted(waited, hours) : counted(Math.floor(waited / 24), days)}`,
    oldestFirst: 'الأطول انتظارًا أولًا',
    more: (count) => `وهناك أيضًا ${counted(count, requests)}. افتح لوحة الإدارة لرؤيتها كلها.`,
    open: 'فتح الطلبات الجديدة',
    footer: 'يصلك هذا الملخص صباح أيام العمل من الأحد إلى الخميس ما دامت هناك طلبات جديدة لم تُتابَع.',
  },
};
