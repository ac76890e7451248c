import type { EnquiryWords } from './index.ts';

export const fields: EnquiryWords['fields'] = {
  main_departure: 'المغادرة من',
  main_arrival: 'الوصول إلى',
  from_date: 'تاريخ المغادرة',
  to_date: 'تاريخ العودة',
  destination: 'الوجهة',
  check_in: 'تاريخ الوصول',
  check_out: 'تاريخ المغادرة',
  special_destination: 'الوجهة',
  trip_start_date: 'تاريخ البداية',
  number_of_days: 'مدة الرحلة',
  hotel_level: 'مستوى الفندق',
  trip_type: 'نوع الرحلة',
  travellers: 'المسافرون',
  rooms: 'الغرف',
  travel_class: 'درجة السفر',
  travel_expert_help: 'ملاحظات للخبير',
  notes: 'ملاحظات',
  message: 'الرسالة',
};

export const leg: EnquiryWords['leg'] = (number) => `الرحلة ${number}`;

export const options: EnquiryWords['options'] = {
  'travel_class.economy': 'السياحية',
  'travel_class.premium': 'السياحية المميزة',
  'travel_class.business': 'رجال الأعمال',
  'travel_class.first': 'الأولى',
  'hotel_level.budget': 'اقتصادي (نجمة أو نجمتان)',
  'hotel_level.standard': 'متوسط (3 نجوم)',
  'hotel_level.premium': 'مميز (4 نجوم)',
  'hotel_level.luxury': 'فاخر (5 نجوم)',
  'trip_type.solo': 'فردية',
  'trip_type.couple': 'ثنائية',
  'trip_type.family': 'عائلية',
  'trip_type.group': 'جماعية',
};

export const amounts: EnquiryWords['amounts'] = {
  adults: { one: 'بالغ واحد', two: 'بالغان', few: '{n} بالغين', many: '{n} بالغًا', other: '{n} بالغ' },
  children: { one: 'طفل واحد', two: 'طفلان', few: '{n} أطفال', many: '{n} طفلًا', other: '{n} طفل' },
  infants: { one: 'رضيع واحد', two: 'رضيعان', few: '{n} رضّع', many: '{n} رضيعًا', other: '{n} رضيع' },
  rooms: { one: 'غرفة واحدة', two: 'غرفتان', few: '{n} غرف', many: '{n} غرفة', other: '{n} غرفة' },
  number_of_days: { one: 'يوم واحد', two: 'يومان', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
};

export const asked: EnquiryWords['asked'] = {
  fields: {
    departure: 'الموعد',
    seniors: 'كبار السن',
    child_ages: 'أعمار الأطفال',
    room: 'الغرف',
    seen_total: 'الإجمالي شاملًا الضريبة',
  },
  rooms: {
    double: 'غرفة مزدوجة',
    single: 'غرفة مفردة',
    triple: 'غرفة ثلاثية',
  },
  separator: '، ',
  visitor: {
    waiting_list: 'أنت على قائمة انتظار هذا الموعد، ونتواصل معك فور توفّر مقعد.',
    freed: 'توفّر مقعد في هذا الموعد بعد أن فتحت الصفحة.',
    unavailable: 'أُغلق هذا الموعد قبيل وصول طلبك، وسنتواصل معك لاختيار موعد آخر.',
    full: 'اكتمل هذا الموعد قبيل وصول طلبك، وأضفناك إلى قائمة الانتظار.',
    price_unknown: 'تغيّر السعر بعد أن فتحت الصفحة، ونخبرك بالسعر الجديد قبل أن تقرّر.',
    price_changed: ({ seen, now }) =>
      `كان الإجمالي ${seen} حين فتحت الصفحة، وهو الآن ${now}. والقرار لك بعد أن نتواصل معك.`,
  },
  staff: {
    waiting_list: 'قائمة انتظار',
    freed: 'طلب قائمة الانتظار، وكانت المقاعد متاحة عند وصول الطلب',
    unavailable: 'لم يعد الموعد متاحًا للبيع عند وصول الطلب',
    full: 'اكتمل الموعد عند وصول الطلب بعد أن رآه العميل متاحًا: على قائمة الانتظار',
    price_unknown: 'السعر الذي رآه العميل لم يعد ساريًا عند وصول الطلب',
    price_changed: ({ seen, now }) => `رأى العميل ${seen}، وكان السعر عند وصول الطلب ${now}`,
  },
};
