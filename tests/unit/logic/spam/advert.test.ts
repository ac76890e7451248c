import { describe, expect, it } from 'vitest';
import { spamThreshold } from '#contracts/platform/resources';
import { spamScore } from '../../../../functions/logic/spam/spam-score.ts';
import { person } from '../../../support/spam-evidence.ts';

const rated = (text: string, name = 'Noura') => spamScore({ ...person, texts: { long: [text], short: [name] } });
const score = (text: string, name?: string) => rated(text, name).score;
const { byDefault } = spamThreshold;

describe('a text that neither asks nor speaks of a journey', () => {
  const silent = 'The weather has been lovely over here since Tuesday morning';

  it('is not held alone', () => {
    expect(score(silent)).toBeLessThan(byDefault);
  });

  it('is free if it is short, or of a journey in another language', () => {
    for (const text of [
      'Hello there',
      'السلام عليكم',
      'paket umroh keluarga dari jeddah bulan depan empat orang',
      'bhai umrah package chahiye, delhi se jeddah tak, char log hain hum',
      'Merhaba, dört kişilik aile için otel ve uçak bileti bakıyoruz',
      'Nous sommes une famille et cherchons un séjour au bord de la mer en février',
      'Magkano po ang pamasahe pauwi ng Cebu ngayong buwan ng Disyembre',
    ]) {
      expect(rated(text).reasons).toEqual([]);
    }
  });

  it('is held with an offer of services, in each language of the lists', () => {
    for (const text of [
      'We repair office printers and copiers, bookkeeping too, 20% discount this month',
      'نوفر كهربائي وسباك لجميع المناطق خدمة ٢٤ ساعة والدفع بعد العمل',
      'Предлагаем продвижение сайтов и рекламу, первые клиенты через неделю',
      'Emprestamos dinheiro sem consulta, crédito na hora para negativados',
      'Acil nakit kredi, kara listede olanlara da kredi verilir, hemen arayın',
    ]) {
      expect(score(text)).toBeGreaterThanOrEqual(byDefault);
    }
  });
});

describe('the name', () => {
  const text = 'Grow your sales, reply today';

  it('counts if it is a trade', () => {
    expect(score(text, 'SEO Backlinks Team')).toBeGreaterThan(score(text));
    expect(score('', 'SEO Backlinks Casino Loans Team')).toBeGreaterThan(0);
  });

  it('never suffices, and family names are none', () => {
    expect(score('', 'SEO Backlinks Casino Loans Team')).toBeLessThan(byDefault);
    for (const name of ['نورة الشهري', 'عبدالله الشيخ', 'سحر العنزي', 'AbdulAziz', 'McDonald']) {
      expect(rated('', name).reasons).toEqual([]);
    }
  });
});

describe('a link after a question about a journey', () => {
  const question = 'How much is a week in Baku for two adults with breakfast?';

  it('is free without a promise', () => {
    expect(score(`${question} We like https://old-town-inn.example.az/rooms`)).toBeLessThan(byDefault);
  });

  it.each([
    'Download this app and get 50$ free https://lucky.example.com/r',
    'By the way register there for gifts https://lucky.example.com/r',
    'Photos: https://files.example.com/photos.zip',
    'Run https://files.example.com/viewer.exe?x=1',
  ])('is held with one, and if it leads to a program: %s', (advert) => {
    expect(score(`${question} ${advert}`)).toBeGreaterThanOrEqual(byDefault);
  });

  it.each(['w w w . lucky-77 . com', 'lucky-77 . online', 't . me / luckyclub'])('is seen if disguised: %s', (link) => {
    expect(rated(`${question} ${link}`).reasons).toContain('hidden_link');
  });
});

describe('what no customer says counts beside a question about a journey', () => {
  const question = 'كم سعر رحلة جورجيا لشخصين مع الفطور؟';

  it.each(['سداد القروض بدون كفيل', 'ق ر و ض   ٠ ٥ ٠ ١ ٢ ٣ ٤ ٥ ٦ ٧'])('%s', (advert) => {
    expect(score(`${question}\n${advert}`)).toBeGreaterThanOrEqual(byDefault);
  });

  it('one such phrase is not enough', () => {
    expect(score(`${question} بدون كفيل`)).toBeLessThan(byDefault);
  });
});

it('reads words with digits for letters, between invisible signs and in Persian letters', () => {
  for (const text of ['V1agra and c1alis for you', 'ca\u200bsino bo\u200bnus for you', 'تمویل شخصی']) {
    expect(score(text)).toBeGreaterThanOrEqual(6);
  }
});

it.each(["' OR 1=1 --", "x'; DROP TABLE users; --", '<script>alert(1)</script>', '{{7*7}}', '../../etc/passwd'])(
  'holds what looks for weak forms: %s',
  (probe) => {
    expect(rated(probe).reasons[0]).toBe('markup');
    expect(rated('', probe).score).toBeGreaterThanOrEqual(byDefault);
  },
);

it.each([
  'Our team of traders goes to a blockchain conference in Dubai, we need 12 rooms and airport transfers',
  'I work in SEO and marketing: a quiet hotel in Tbilisi for a month please, what does it cost?',
  'My bank says the card was charged twice for booking RH-2231, please refund it',
  'Someone called me from your company and asked for bank details, is it you?',
  'هذا نصب!! دفعت وما جاني شي، بشتكي عليكم في وزارة التجارة',
  'زراعة شعر في اسطنبول مع فندق، وكم سعر علاج الاسنان؟',
  'جمعية خيرية تبي عمرة لخمسين يتيم هل فيه دعم؟',
  'Pls reply on WhatsApp only wa.me/639170000128, ticket jeddah manila for my exit only',
  'Dear sir/madam, I apply for the internship in your company, I study tourism. My CV is attached',
])('leaves a customer free: %s', (text) => {
  expect(score(text)).toBeLessThan(byDefault);
});
