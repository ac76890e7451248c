import type { ContactChannel, ContactOutcome, EnquiryStatus, HistoryEntry } from '#contracts/api/enquiries';
import type { EnquiryTopic } from '#contracts/api/enquiry-topic';
import type { SentMail } from '#contracts/api/person-data';
import type { RelationChange } from '#contracts/api/relation-rules';
import type { Language } from '#contracts/field-kit/fields';

type QuoteAction = Extract<HistoryEntry['action'], `quote_${string}`>;

/** The texts of the page with everything that is stored about a person. */
interface PersonPageTexts {
  title: string;
  intro(at: string): string;
  nothing: string;
  enquiry: Record<EnquiryTopic, (reference: string) => string>;
  receivedAt: string;
  state: string;
  quarantined: string;
  /** From where the visit came. */
  origin: string;
  marketing: string;
  withdrawn: string;
  yes: string;
  no: string;
  /** The number of links that open the page of the request. */
  links(count: number): string;
  /** The person's words about a journey, to be published. */
  testimonial: string;
  /** The words by which staff find the request again. */
  tags: string;
  tasks: string;
  /** What staff have to do by a time, or have done. */
  task(text: string, until: string, isDone: boolean): string;
  /** The heading of a quote of this number. */
  quote(number: number): string;
  quoteFacts: { total: string; until: string };
  quoteEvents: Record<QuoteAction, (number: number) => string> & { sale: Record<'won' | 'lost' | 'open', string> };
  /** The notes of staff about a customer besides the requests. */
  customer: { title: string; note: string; nextContact: string; language: string };
  mails: Record<SentMail['kind'], string>;
  events: {
    entered: string;
    corrected: string;
    assigned: string;
    tagged: string;
    answered(text: string): string;
    wrote(text: string): string;
    datesChanged(changes: string): string;
    cancelled(reason: string | null): string;
    testimonialSent: string;
    note(text: string): string;
    status: Record<EnquiryStatus, string>;
    contacted: Record<ContactChannel, string>;
    outcome: Record<ContactOutcome, string>;
    contactUndone: string;
    related: Record<RelationChange, (reference: string) => string>;
    /** The person wrote on the page of a request that is merged into this one. */
    wroteIn(reference: string): string;
  };
  footer: string;
}

export const personPageTexts: Record<Language, PersonPageTexts> = {
  ar: {
    title: 'بياناتك لدى {agency}',
    intro: (at) => `هذا كل ما نحفظه عنك حتى ${at}.`,
    nothing: 'لا نحفظ عنك أي بيانات.',
    enquiry: {
      flight: (reference) => `طلب الطيران ${reference}`,
      hotel: (reference) => `طلب الفندق ${reference}`,
      custom: (reference) => `طلب الرحلة المخصصة ${reference}`,
      message: (reference) => `الرسالة ${reference}`,
      program: (reference) => `طلب البرنامج ${reference}`,
    },
    receivedAt: 'تاريخ الاستلام',
    state: 'الحالة',
    quarantined: 'في انتظار مراجعة موظفينا، إذ اشتُبه بأنه رسالة مزعجة',
    origin: 'الموقع أو الإعلان الذي جئت منه',
    marketing: 'السماح بالعروض',
    withdrawn: 'سُحبت الموافقة على العروض',
    yes: 'نعم',
    no: 'لا',
    links: (count) => `روابط صفحة الطلب: ${count}`,
    testimonial: 'رأيك للنشر',
    tags: 'الوسوم',
    tasks: 'مهام موظفينا',
    task: (text, until, isDone) => `${text}: حتى ${until}${isDone ? ' (أُنجزت)' : ''}`,
    quote: (number) => `عرض السعر رقم ${number}`,
    quoteFacts: { total: 'الإجمالي', until: 'صالح حتى' },
    quoteEvents: {
      quote_sent: (number) => `أرسلنا إليك عرض السعر رقم ${number}`,
      quote_seen: (number) => `فُتح عرض السعر رقم ${number}`,
      quote_seats: (number) => `راجعنا مقاعد الرحلة لعرض السعر رقم ${number}`,
      quote_seats_returned: (number) => `أعدنا مقاعد الرحلة في عرض السعر رقم ${number}`,
      quote_withdrawn: (number) => `سحبنا عرض السعر رقم ${number}`,
      quote_expired: (number) => `انتهت صلاحية عرض السعر رقم ${number}`,
      quote_accepted: (number) => `قبلت عرض السعر رقم ${number}`,
      quote_declined: (number) => `اعتذرت عن عرض السعر رقم ${number}`,
      quote_asked: (number) => `سؤالك عن عرض السعر رقم ${number}`,
      sale: { won: 'سجّلنا الطلب حجزًا تم', lost: 'سجّلنا الطلب حجزًا لم يتم', open: 'سجّلنا أن الطلب ما زال مفتوحًا' },
    },
    customer: {
      title: 'ما سجّله موظفونا عنك',
      note: 'ملاحظة داخلية',
      nextContact: 'موعد التواصل القادم',
      language: 'لغة التواصل',
    },
    mails: {
      confirmation: 'أرسلنا إليك رسالة تأكيد',
      answer: 'أرسلنا إليك ردّنا بالبريد الإلكتروني',
      staff: 'أُبلغ موظفونا بطلبك بالبريد الإلكتروني',
    },
    events: {
      entered: 'سجّل أحد موظفينا الطلب نيابةً عنك',
      answered: (text) => `ردّنا عليك: ${text}`,
      wrote: (text) => `رسالتك: ${text}`,
      datesChanged: (changes) => `عدّلت المواعيد: ${changes}`,
      cancelled: (reason) => `ألغيت الطلب${reason ? `: ${reason}` : ''}`,
      testimonialSent: 'أرسلت رأيك في الرحلة ووافقت على نشره',
      corrected: 'صحّح أحد موظفينا بيانات الطلب',
      assigned: 'تغيّر الموظف المسؤول عن الطلب',
      tagged: 'غيّر أحد موظفينا وسوم الطلب',
      note: (text) => `ملاحظة داخلية: ${text}`,
      status: { new: 'الحالة: جديد', in_progress: 'الحالة: قيد المتابعة', done: 'الحالة: منجز' },
      contacted: {
        whatsapp: 'فُتحت محادثة واتساب معك',
        phone: 'اتصلنا بك هاتفيًا',
        email: 'راسلناك بالبريد الإلكتروني',
      },
      outcome: {
        reached: 'تم التواصل معك',
        no_answer: 'لم نتلقَّ ردًّا منك',
        call_back: 'اتفقنا على معاودة الاتصال بك',
      },
      contactUndone: 'سُجّل التواصل السابق خطأً ولم يحدث',
      related: {
        linked: (reference) => `رُبط هذا الطلب بالطلب ${reference}`,
        unlinked: (reference) => `أُلغي ربط هذا الطلب بالطلب ${reference}`,
        split_off: (reference) => `فُتح من هذا الطلب طلب جديد: ${reference}`,
        split_from: (reference) => `فُتح هذا الطلب من الطلب ${reference}`,
        took_in: (reference) => `دُمج الطلب ${reference} في هذا الطلب`,
        gave_back: (reference) => `فُصل الطلب ${reference} عن هذا الطلب`,
        merged_into: (reference) => `دُمج هذا الطلب في الطلب ${reference}`,
        taken_out: (reference) => `فُصل هذا الطلب عن الطلب ${reference}`,
      },
      wroteIn: (reference) => `كتبت إلينا في صفحة الطلب ${reference}`,
    },
    footer: 'إن كان في هذه البيانات خطأ فأخبرنا لنصحّحه، ولك أن تطلب حذفها.',
  },
  en: {
    title: 'Your data at {agency}',
    intro: (at) => `This is everything that we keep about you as of ${at}.`,
    nothing: 'We keep no data about you.',
    enquiry: {
      flight: (reference) => `Flight request ${reference}`,
      hotel: (reference) => `Hotel request ${reference}`,
      custom: (reference) => `Custom journey request ${reference}`,
      message: (reference) => `Message ${reference}`,
      program: (reference) => `Program request ${reference}`,
    },
    receivedAt: 'Received',
    state: 'Status',
    quarantined: 'Waiting for our staff to review it, as suspected spam',
    origin: 'The site or advertisement you came from',
    marketing: 'Offers allowed',
    withdrawn: 'Consent to offers withdrawn',
    yes: 'Yes',
    no: 'No',
    links: (count) => `Links to the page of the request: ${count}`,
    testimonial: 'Your testimonial',
    tags: 'Tags',
    tasks: 'Tasks of our staff',
    task: (text, until, isDone) => `${text}: by ${until}${isDone ? ' (done)' : ''}`,
    quote: (number) => `Quotation ${number}`,
    quoteFacts: { total: 'Total', until: 'Valid until' },
    quoteEvents: {
      quote_sent: (number) => `We sent you quotation ${number}`,
      quote_seen: (number) => `Quotation ${number} was opened`,
      quote_seats: (number) => `We looked for the seats of quotation ${number}`,
      quote_seats_returned: (number) => `We gave back the seats of quotation ${number}`,
      quote_withdrawn: (number) => `We withdrew quotation ${number}`,
      quote_expired: (number) => `Quotation ${number} ended`,
      quote_accepted: (number) => `You accepted quotation ${number}`,
      quote_declined: (number) => `You declined quotation ${number}`,
      quote_asked: (number) => `Your question about quotation ${number}`,
      sale: {
        won: 'We noted a booking',
        lost: 'We noted that no booking came of it',
        open: 'We noted that it is open',
      },
    },
    customer: {
      title: 'What our staff noted about you',
      note: 'Internal note',
      nextContact: 'Next contact',
      language: 'Language',
    },
    mails: {
      confirmation: 'We sent you a confirmation',
      answer: 'We sent you our answer by email',
      staff: 'Our staff were told of your request by email',
    },
    events: {
      entered: 'Our staff entered the request for you',
      answered: (text) => `Our answer: ${text}`,
      wrote: (text) => `Your message: ${text}`,
      datesChanged: (changes) => `You changed the dates: ${changes}`,
      cancelled: (reason) => `You cancelled the request${reason ? `: ${reason}` : ''}`,
      testimonialSent: 'You sent a testimonial, and agreed to its publication',
      corrected: 'Our staff corrected the details of the request',
      assigned: 'Another of our staff took charge of the request',
      tagged: 'Our staff changed the tags of the request',
      note: (text) => `Internal note: ${text}`,
      status: { new: 'Status: New', in_progress: 'Status: In progress', done: 'Status: Done' },
      contacted: {
        whatsapp: 'We opened a WhatsApp chat with you',
        phone: 'We called you',
        email: 'We wrote you an email',
      },
      outcome: {
        reached: 'We reached you',
        no_answer: 'You did not answer',
        call_back: 'We will call you back',
      },
      contactUndone: 'The contact before was noted by mistake and did not happen',
      related: {
        linked: (reference) => `Linked to request ${reference}`,
        unlinked: (reference) => `No longer linked to request ${reference}`,
        split_off: (reference) => `Request ${reference} was made of this one`,
        split_from: (reference) => `Made of request ${reference}`,
        took_in: (reference) => `Request ${reference} was merged into this one`,
        gave_back: (reference) => `Request ${reference} was taken out of this one`,
        merged_into: (reference) => `Merged into request ${reference}`,
        taken_out: (reference) => `Taken out of request ${reference}`,
      },
      wroteIn: (reference) => `You wrote to us on the page of request ${reference}`,
    },
    footer: 'If anything here is wrong, tell us and we will correct it. You can also ask us to erase it.',
  },
};
