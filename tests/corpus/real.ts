import { type Random, seededRandom } from './random.ts';
import type { Sample } from './sample.ts';

/** Enquiries in the style of a Saudi travel agency's customers: Arabic and English, careful, hurried, unusual. */

const ar = {
  first:
    'نورة محمد عبدالله سارة فهد ريم خالد هند سلطان لمى عبدالرحمن أمل تركي جواهر ماجد منيرة بدر غادة يوسف شهد'.split(
      ' ',
    ),
  last: 'العتيبي القحطاني الشهري الغامدي الزهراني الدوسري الحربي المطيري الشمري السبيعي العنزي البقمي'.split(' '),
  place:
    'إسطنبول،دبي،القاهرة،لندن،باريس،كوالالمبور،المالديف،طرابزون،العلا،أبها،مكة المكرمة،المدينة المنورة،جدة،تبليسي،باكو،سراييفو،جاكرتا'.split(
      '،',
    ),
  month: 'رجب شعبان شوال يناير فبراير مارس يونيو يوليو أغسطس'.split(' '),
  who: ['العائلة', 'زوجتي', 'الوالدة', 'أصدقائي', 'أخواتي', 'أطفالي الثلاثة', 'عروستي'],
  days: ['4 أيام', 'أسبوع', '10 أيام', 'أسبوعين', '5 ليالي', '3 أيام'],
  wish: [
    'فندق قريب من الحرم',
    'إطلالة على البحر',
    'سائق يتكلم العربية',
    'مطاعم حلال',
    'غرفتين متصلتين',
    'فيلا خاصة بمسبح',
    'مقعد على النافذة',
    'كرسي متحرك للوالدة',
    'جولة بالقارب',
  ],
  hello: ['السلام عليكم', 'السلام عليكم ورحمة الله', 'مساء الخير', 'صباح الخير', 'مرحبا', 'هلا', 'يعطيكم العافية'],
  bye: ['شكرًا', 'وشكرا لكم', 'الله يعطيكم العافية', 'بانتظار ردكم', 'ضروري الرد اليوم', '', 'تحياتي'],
  budget: ['5000', '8 آلاف', '12000', '20 ألف', '3500'],
};
const en = {
  first: 'Sara Omar James Aisha Daniel Fatima Ahmed Priya Layla Michael Hassan Emily Yusuf Maria Bilal Chen'.split(' '),
  last: 'Khan Smith Al-Harbi Patel Rahman Garcia Haddad Brown Siddiqui Mwangi Santos Nasser Wilson'.split(' '),
  place:
    'Istanbul,Dubai,London,Cairo,Kuala Lumpur,AlUla,Jeddah,Makkah,Madinah,Bali,Maldives,Tbilisi,Paris,Barcelona,Zanzibar'.split(
      ',',
    ),
  month: 'January February March June July August October'.split(' '),
  who: ['my family', 'my wife', 'my parents', 'three friends', 'our two kids', 'my mother', 'colleagues'],
  days: ['4 days', 'a week', '10 days', 'two weeks', '5 nights', 'a long weekend'],
  wish: [
    'a room near the Haram',
    'a sea view',
    'halal food',
    'connecting rooms',
    'a window seat',
    'wheelchair help at the airport',
    'a private driver',
    'a baby cot',
    'late check-out',
  ],
  hello: ['Hello', 'Hi', 'Good evening', 'Assalamu alaikum', 'Dear team', 'Hi there', 'Good morning'],
  bye: ['Thanks', 'Thank you', 'Best regards', 'Please call me', 'Looking forward to hearing from you', '', 'Cheers'],
  budget: ['5000', '8,000', '12000 SAR', '20k', '3500'],
};

const messages = {
  ar: [
    '{hello}، أبغى عرض سعر لرحلة إلى {place} لمدة {days} مع {who} في {month}. نحتاج {wish}. {bye}',
    '{hello} كم سعر {place} {days}؟',
    '{hello}، هل لديكم تأشيرات {place}؟ وكم تستغرق؟ {bye}',
    'كم السعر',
    'متى تتواصلون معي؟ أرسلت طلب قبل يومين ولم يرد أحد.',
    'أريد تغيير موعد حجزي إلى {place} من بداية {month} إلى آخره بسبب ظروف العمل، وأرجو معرفة فرق السعر إن وجد. {bye}',
    'عندنا مجموعة {who} ونفكر في {place} أو {place}، ميزانيتنا حدود {budget} ريال، ماذا تقترحون علينا؟ مهم عندنا {wish} و{wish}.',
    'هل قطار الحرمين متوفر يوم الجمعة من {place}؟ وهل فيه {wish}',
    '{hello} شفت هالفندق وعجبني {link} هل تقدرون تحجزونه {days}؟ {bye}',
    'نحتاج فاتورة ضريبية باسم الشركة للحجز السابق. {bye}',
    'رخصة قيادة دولية كم سعرها وهل توصلونها؟',
    '{hello}، {who} يحتاجون {wish}، وموقعنا هنا {link}',
    'رحلة شهر عسل {place} {days} الميزانية {budget}. {wish}',
  ],
  en: [
    '{hello}, could you send me a quote for {place}, {days} in {month}, with {who}? We need {wish}. {bye}',
    '{hello}, how much is {place} for {days}?',
    'Do you arrange visas for {place}? How long does it take? {bye}',
    'price please',
    'I sent a request two days ago and nobody has called me yet. When can I expect an answer?',
    '{hello}. I would like to move my booking to {place} to the end of {month} because of work. What would the difference be? {bye}',
    'We are {who} and can’t decide between {place} and {place}. Our budget is about {budget}. {wish} and {wish} matter to us. What do you suggest?',
    'Is the Haramain train running on Friday? {bye}',
    '{hello}, we liked this hotel: {link} Can you book it for {days}? {bye}',
    'Please send the VAT invoice for our last booking to this address. {bye}',
    'How much is an international driving licence, and do you deliver it?',
    'Compare these two for us please: {link} and {link}. {days} in {month}.',
    'Honeymoon in {place}, {days}, budget {budget}. {wish} would be lovely!',
  ],
  link: [
    'https://www.booking.com/hotel/tr/sura-hagia-sophia.ar.html?aid=304142',
    'https://maps.app.goo.gl/8hKqT2vWnYx',
    'https://www.tripadvisor.com/Hotel_Review-g293974-d302456.html',
    'www.agoda.com/the-muse/hotel/bangkok-th.html',
    'https://www.instagram.com/p/C8xQ2m1Nabc/',
    'https://www.saudia.com/ar-SA',
  ],
};

const mailHosts = [
  'gmail.com',
  'gmail.com',
  'gmail.com',
  'hotmail.com',
  'outlook.sa',
  'icloud.com',
  'yahoo.com',
  'moe.gov.sa',
  'aramco.com',
  'ksu.edu.sa',
  'stc.com.sa',
  'mac.com',
  'live.co.uk',
];

function sample(random: Random, index: number): Sample {
  const { pick, fill, chance, between } = random;
  const language = chance(0.65) ? 'ar' : 'en';
  const words = { ...(language === 'ar' ? ar : en), link: messages.link };
  const name = chance(0.1) ? pick(words.first) : `${pick(words.first)} ${pick(words.last)}`;
  const email = `${pick(en.first).toLowerCase()}${pick(['', '.', '_', '-'])}${pick(['k', 'm', 'sa', 'trip', ''])}${index}@${pick(mailHosts)}`;
  const contact = { name, phone: `05${between(10_000_000, 99_999_999)}`, email };
  const text = fill(pick(messages[language]), words).trim();
  const notes = chance(0.4) ? text : chance(0.4) ? pick(words.wish) : '';
  const people = { adults: between(1, 6), children: between(0, 4) };
  // Autofill makes some visitors quick; others leave the form open over lunch.
  const seconds = chance(0.06) ? between(4, 8) : chance(0.1) ? between(600, 7200) : between(9, 400);
  const common = { at: between(0, 86_399), seconds, website: '' };
  switch (pick(['message', 'message', 'flight', 'flight', 'hotel', 'custom'] as const)) {
    case 'message':
      return { ...common, type: 'message', body: { ...contact, message: text } };
    case 'flight':
      return {
        ...common,
        type: 'flight',
        body: { ...contact, ...people, main_departure: pick(words.place), main_arrival: pick(words.place), notes },
      };
    case 'hotel':
      return { ...common, type: 'hotel', body: { ...contact, ...people, destination: pick(words.place), notes } };
    default:
      return {
        ...common,
        type: 'custom',
        body: {
          ...contact,
          ...people,
          email: chance(0.3) ? null : email,
          special_destination: chance(0.8) ? pick(words.place) : null,
          travel_expert_help: notes,
        },
      };
  }
}

/** Makes realistic enquiries of a day. Some people send several, and some of those repeat themselves. */
export function realEnquiries(count: number, seed: number): Sample[] {
  const random = seededRandom(seed);
  const all: Sample[] = [];
  while (all.length < count) {
    const first = sample(random, all.length);
    all.push(first);
    const more = random.chance(0.12) ? random.between(1, 3) : 0;
    for (let again = 0; again < more && all.length < count; again++) {
      const at = Math.min(86_399, first.at + random.between(40, 9000));
      const { name, phone, email } = first.body;
      const other = random.chance(0.4) ? first : sample(random, all.length);
      all.push({ ...other, at, body: { ...other.body, name, phone, email } });
    }
  }
  return all;
}
