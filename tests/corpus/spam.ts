import { type Random, seededRandom } from './random.ts';
import type { Sample } from './sample.ts';

/** Unwanted enquiries as small companies receive them: advertising by bots, mostly in campaigns. */

const words = {
  first: 'Robert Eric Jessica Kevin Amelia Georgetum Michealdow Svetlana Ivan Mike Ada Judith Williamtib Angela'.split(
    ' ',
  ),
  last: 'Jones Turner Petrov Brooks Hill Adams Novak Smith Li Martinez KneeryVK Doolan'.split(' '),
  brand:
    'RankBoost SeoPulse LeadHive PixelForge Winzo BetNova LuckyReels CryptoYield CoinHarbor PharmaEasy SlimFast LoanBridge DateNow WatchOutlet'.split(
      ' ',
    ),
  link: [
    'https://{host}/?ref={code}',
    'http://{host}/{code}',
    'https://bit.ly/{code}',
    'https://t.me/{code}',
    'www.{host}',
    'https://{host}/offer-{code}.html',
    'https://telegra.ph/{code}-11-20',
    'https://tinyurl.com/{code}',
    '{host}/{code}',
  ],
  host: 'rankboost.top best-casino77.xyz cheapmeds.site leadhive.io fastloan24.click datenow.live cryptoyield.pro web-pixel.agency wa-bulk.shop lucky-reels.bet'.split(
    ' ',
  ),
  code: 'x7Gd2 a91kf 2qLmz promo77 zz81Q v4ip win500 deal9 k3Jt0 h2h2x'.split(' '),
  number: '97 200 350 500 1,000 2,500 10,000'.split(' '),
  city: 'Riyadh Jeddah Dubai London Texas Berlin'.split(' '),
};

/** Texts with no link, one link and several links. */
const templates = {
  none: [
    'Hello, I was looking at your website and noticed it does not rank on the first page of Google. We can bring you {number} visitors a month. Shall I send our prices?',
    'Hi, do you need a new website or mobile app? Our team of {number} developers in India works for a low rate. Reply for our portfolio.',
    'We buy expired gift cards and old domains. Serious offers only, write to us on Telegram @{code}.',
    'Dear CEO, I am a banker with an inheritance fund of {number},000 dollars and need a trusted partner abroad. Kindly answer for details.',
    'We have a list of {number} verified travel business e-mails in {city}. Are you interested?',
    'قرض فوري بدون كفيل وبدون تحويل راتب، تواصل معنا الآن على الرقم المرفق',
    'زيادة متابعين انستقرام وتيك توك بأرخص الأسعار ضمان {number} متابع حقيقي',
    'asdkj qwelkj {code} zxmcn qpwoe {code}',
  ],
  one: [
    'Your site loses clients every day. See the free audit by {brand}: {link}',
    'Want {number} leads from {city} this month? {link} No obligation.',
    'Earn {number} dollars a day from home with {brand}. Start now {link}',
    'Вам начислен бонус {number} рублей. Заберите здесь: {link}',
    'Hi! {first} here from {brand}. We make explainer videos for travel brands from {number} dollars. Samples: {link}. Can I make you one?',
    'سدد قروضك واستخرج قرض جديد خلال 24 ساعة، للتقديم {link}',
    'مواقع توصيات أسهم وعملات رقمية أرباح يومية {number} دولار {link}',
    'Hot girls near {city} want to meet you tonight {link}',
    '您好，我们提供网站推广服务，请访问 {link}',
  ],
  many: [
    'BEST CASINO BONUS {number}% {link} {link} {link}',
    'Cheap meds without prescription {link} Delivery to {city} {link}',
    '<a href="{link}">{brand}</a> <a href="{link}">free spins</a> great post, thank you!',
    '[url={link}]{brand}[/url] replica watches [url={link}]buy[/url]',
    'Crypto doubled in {number} hours: {link} Proof: {link} Chat: {link}',
    'Guest posts on DA {number} sites. List: {link} Prices: {link} Samples: {link} Order: {link}',
    'تداول الآن مع {brand} واربح {number} دولار {link} شرح الطريقة {link}',
  ],
};

const freeHosts = ['gmail.com', 'mail.ru', 'outlook.com', 'yandex.com', 'rambler.ru', 'proton.me', 'seznam.cz'];
const throwAwayHosts = [
  'mailinator.com',
  'guerrillamail.com',
  'yopmail.com',
  'temp-mail.org',
  '10minutemail.com',
  'trashmail.com',
  'sharklasers.com',
];

type Traces = Pick<Sample, 'website' | 'seconds'>;

/** The traces of three kinds of senders: bots that fill every field, bots that call the API, and automated browsers. */
function traces({ chance, between, fill }: Random, sender: 'filler' | 'caller' | 'driver'): Traces {
  switch (sender) {
    case 'filler':
      return { website: fill('{link}', words), seconds: chance(0.85) ? between(0, 2) : between(3, 40) };
    case 'caller':
      return {};
    default:
      return { website: '', seconds: chance(0.55) ? between(0, 3) : between(4, 90) };
  }
}

interface Campaign {
  template: string;
  host: string;
  sender: 'filler' | 'caller' | 'driver';
  hidesInName: boolean;
}

function message(random: Random, { template, host, sender, hidesInName }: Campaign, index: number): Sample {
  const { pick, fill, between, chance } = random;
  const lists = { ...words, host: [host] };
  const name = hidesInName ? `${pick(words.brand)} ${fill('{link}', lists)}` : fill('{first} {last}', lists);
  const mailHost = chance(0.3) ? pick(throwAwayHosts) : pick(freeHosts);
  const email = `${pick(words.first).toLowerCase()}.${between(10, 9999)}${index}@${mailHost}`;
  const contact = { name, phone: `+1202555${between(1000, 9999)}`, email };
  const text = fill(template, lists);
  const common = { at: between(0, 86_399), ...traces(random, sender) };
  switch (pick(['message', 'message', 'message', 'hotel', 'flight', 'custom'] as const)) {
    case 'hotel':
      return {
        ...common,
        type: 'hotel',
        body: { ...contact, destination: pick([name, pick(words.city)]), notes: text },
      };
    case 'flight':
      return {
        ...common,
        type: 'flight',
        body: {
          ...contact,
          main_departure: pick(words.city),
          main_arrival: pick([name, pick(words.city)]),
          notes: text,
        },
      };
    case 'custom':
      return {
        ...common,
        type: 'custom',
        body: { ...contact, special_destination: pick(words.city), travel_expert_help: text },
      };
    default:
      return { ...common, type: 'message', body: { ...contact, message: text } };
  }
}

/** Makes unwanted enquiries of a day: campaigns of up to forty messages, and single ones. */
export function spamEnquiries(count: number, seed: number): Sample[] {
  const random = seededRandom(seed);
  const { pick, chance, between } = random;
  const all: Sample[] = [];
  while (all.length < count) {
    const kind = chance(0.14) ? 'none' : chance(0.55) ? 'one' : 'many';
    const roll = random.next();
    const campaign: Campaign = {
      template: pick(templates[kind]),
      host: pick(words.host),
      sender: roll < 0.55 ? 'filler' : roll < 0.75 ? 'caller' : 'driver',
      hidesInName: chance(0.12),
    };
    const size = chance(0.4) ? 1 : between(2, 40);
    for (let one = 0; one < size && all.length < count; one++) all.push(message(random, campaign, all.length));
  }
  return all;
}
