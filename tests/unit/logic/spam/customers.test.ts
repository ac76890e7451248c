import { expect, it } from 'vitest';
import { spamThreshold } from '#contracts/platform/resources';
import { spamScore } from '../../../../functions/logic/spam/spam-score.ts';
import { person } from '../../../support/spam-evidence.ts';

/** Customers who write like advertisers. The weights have not learned from them. */
it.each([
  [
    'Al Waha Trading',
    'We are a trading company in Jubail with sixty employees and would like to take them to Salalah for two nights. Could you send us an offer?',
  ],
  [
    'شركة الأفق',
    'نحن شركة مقاولات ولدينا ثلاثون مهندسا، ونرغب في رحلة جماعية إلى أذربيجان مدة أربعة أيام، نأمل تزويدنا بعرض سعر',
  ],
  [
    'First Secretary',
    'I work at the embassy of Finland. Our minister visits AlUla with six people in March. Who can arrange cars and rooms?',
  ],
  ['السفارة', 'السلام عليكم، أكتب إليكم من سفارة ماليزيا ونرغب في حجز أربع غرف لوفد رسمي في المدينة المنورة'],
  ['Anna Lindt', 'I am a journalist and write about pilgrims from Europe. May I speak to one of your guides?'],
  ['سارة - صحيفة', 'أنا صحفية وأكتب عن السياحة الداخلية، هل أستطيع مقابلة أحد موظفيكم؟'],
  ['Jack', 'https://www.booking.com/hotel/it/artemide.html how much for three nights with you?'],
  ['ريناد', 'https://www.hotel-sapphire.example.com.tr/rooms كم الليلة عندكم'],
  ['نوال', 'كم السعر'],
  ['نوال', 'السعر؟'],
  ['Lee', 'price'],
  [
    'Star Travel, Manama',
    'We are an agency in Bahrain with a group of 40 for Umrah. What are your B2B group rates for hotel and bus?',
  ],
  ['مكتب سفر في الكويت', 'عندنا قروب ٤٠ شخص للعمرة وش أسعار المكاتب عندكم للفندق والباص؟'],
  [
    'Marketing team',
    'Our marketing team won the yearly award and wants to celebrate in Dubai, twelve people, one night. Any ideas below 1,000 each?',
  ],
  ['فريق المبيعات', 'فريق المبيعات في شركتنا حقق الهدف ونبي نكافئهم بليلتين في البحرين، كم لثمانية اشخاص؟'],
  [
    'Dr Sami',
    'My clinic sends two nurses to a course in Munich. Flights and a flat for three weeks please, invoice to the clinic.',
  ],
  ['Omar', 'Your site took the money twice but shows no booking. Here is my phone, call me today!'],
  ['هند', 'انخصم المبلغ من حسابي مرتين وما وصلني تأكيد، رجعوا الزيادة لو سمحتوا'],
  ['Accountant', 'Please resend the invoice for our trip in June, our VAT number was missing.'],
  ['محاسب', 'نحتاج الفاتورة الضريبية لرحلة يونيو باسم المؤسسة'],
  ['Lana', 'I got a message that I won a free trip with you and should pay for the delivery. Is that true?'],
  ['Maher', 'bkm el tazkara min el riyadh lel qahera w fi 3afsh kam kilo'],
  ['Abdul', 'sir i need job driver or helper in your company, i have iqama and licence'],
  ['Ola', 'Can I pay in four parts with Tabby, or is there a loan from your bank?'],
  ['أبو فارس', 'فيه تمويل للرحلات عندكم ولا بس كاش؟ ابغى اسافر تركيا مع عيالي'],
  ['Investor', 'I am looking at hotels to buy in Georgia. I need flights, a driver and five nights in Batumi.'],
  ['Crew office', 'Twelve seamen leave Dammam for Mumbai each month. Do you have marine fares?'],
  [
    'Grandmother',
    'Dear Sir or Madam, I am a widow of seventy and have never flown. My daughter says that you look after people like me from door to door. Would that be possible to Cairo, and what does it cost? God bless you.',
  ],
])('leaves %s free: %s', (name, text) => {
  const { score } = spamScore({ ...person, texts: { long: [text], short: [name] } });
  expect(score).toBeLessThan(spamThreshold.byDefault);
});
