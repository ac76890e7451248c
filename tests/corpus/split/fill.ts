import { type Random, seededRandom } from '../random.ts';

/** The site's own address in these texts. */
export const siteOrigin = 'https://www.rihla.example';

const firstNames =
  'Adell Brenda Clifford Dorothea Emely Forrest Gemma Harriet Jasper Livy Mathew Owen Priya Rahul Svetlana Wei'.split(
    ' ',
  );
const lastNames =
  'Adeyemi Beacham Chen Dodge Freehill Gupta Hoffmann Ivanova Lundgren Novak Odom Riggs Wojcik Zajac'.split(' ');
const syllables = 'ra ko mi ven tal dor lix pra sun bel qua rit zon mar fel hub net gro wis kan'.split(' ');
const endings = [
  'com',
  'com',
  'com',
  'net',
  'org',
  'io',
  'co',
  'top',
  'xyz',
  'shop',
  'online',
  'site',
  'info',
  'club',
  'agency',
];
const trades = [
  'rank',
  'lead',
  'media',
  'digital',
  'profit',
  'traffic',
  'boost',
  'win',
  'deal',
  'pay',
  'market',
  'web',
  'data',
  'app',
];
const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const arabicRows = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرلاىةوزظ'];

const places =
  'Istanbul,Trabzon,Dubai,Cairo,London,Paris,Kuala Lumpur,Bali,Maldives,Tbilisi,Baku,Sarajevo,AlUla,Abha,Salalah,Geneva,Zanzibar'.split(
    ',',
  );
const arabicPlaces =
  'إسطنبول،طرابزون،دبي،القاهرة،لندن،باريس،كوالالمبور،بالي،المالديف،تبليسي،باكو،سراييفو،العلا،أبها،صلالة،جنيف'.split(
    '،',
  );
const months = 'January March May June July August October Ramadan Shawwal'.split(' ');
const arabicMonths = 'رجب شعبان رمضان شوال محرم يونيو يوليو أغسطس ديسمبر'.split(' ');
/** Hotels have sites of their own; most are unknown to any list. */
const hotels = [
  'https://www.marriott.com/en-us/hotels/istlm-hotel/overview/',
  'https://www.hilton.com/en/hotels/makhihi-makkah/',
  'marriott.com/hotels/travel/jedwh',
  'https://www.riad-zitoun.ma/chambres/suite-atlas?lang=fr',
  'www.kayaplazahotel.com.tr/odalar',
  'https://dar-alhijra.example-hotels.sa/ar/rooms',
  'https://bungalow-ubud.id/',
  'http://alpenhof-zell.at/zimmer.html',
  'https://www.booking.com/hotel/ge/rooms-tbilisi.ar.html?checkin=2027-02-03',
  'https://www.airbnb.com/rooms/48210377?guests=4',
  'https://goldentulip-abha.com',
  'www.theritzresidence.ae',
];
const slots = (random: Random): Record<string, () => string> => {
  const { pick, between, some, next } = random;
  const word = () => Array.from({ length: between(2, 3) }, () => pick(syllables)).join('');
  const host = () => `${pick([word(), `${pick(trades)}${word()}`, `${word()}-${pick(trades)}`])}.${pick(endings)}`;
  const code = () => next().toString(36).slice(2, between(7, 9));
  const upper = () => code().toUpperCase();
  const letters = (from: string, count: number) => Array.from({ length: count }, () => pick([...from])).join('');
  const date = () =>
    pick([
      `${between(1, 28)}/${between(1, 12)}`,
      `${between(1, 28)} ${pick(months)}`,
      `2027-0${between(1, 9)}-${between(10, 28)}`,
    ]);
  const digits = (count: number) => letters('0123456789', count);
  return {
    first: () => pick(firstNames),
    last: () => pick(lastNames),
    brand: () => `${pick(trades)}${word()}`.replace(/^./, (letter) => letter.toUpperCase()),
    site: () => 'rihla.example',
    city: () => pick(['Riyadh', 'Jeddah', 'Dubai', 'Dammam', 'Kuwait']),
    arcity: () => pick(['الرياض', 'جدة', 'الدمام', 'مكة']),
    number: () => String(pick([12, 20, 30, 47, 60, 99, 150, 250, 500, 900, 2000, 5000])),
    few: () => String(between(2, 7)),
    code,
    reference: () => `F-${upper().slice(0, 4)}-${upper().slice(0, 4)}`,
    link: () =>
      `${pick(['https://', 'https://', 'http://', 'https://www.'])}${host()}/${pick(['', '', code(), `?ref=${code()}`, `offer/${code()}`])}`,
    bare: () => pick([host(), `www.${host()}`, `${host()}/${code()}`]),
    hidden: () =>
      pick([
        `hxxps://${host()}/${code()}`,
        host().replace('.', '．'),
        host().replace('.', ' dot '),
        host().replace('.', '[.]'),
        `https://bit.ly/${code()}`,
        `${host().replace('.', ' . ')}`,
      ]),
    wa: () => `https://wa.me/${pick(['9715', '20', '91', '90', '86'])}${digits(8)}`,
    sites: () => `https://sites.google.com/view/${word()}`,
    docs: () =>
      `https://docs.google.com/${pick(['forms', 'document'])}/d/${code()}${code()}/${pick(['viewform', 'edit?usp=sharing'])}`,
    telegram: () => pick([`https://t.me/${word()}`, `t.me/${word()}_vip`, `Telegram @${word()}`]),
    mixed: () =>
      Array.from({ length: between(14, 22) }, () =>
        letters(pick(['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ']), 1),
      ).join(''),
    mash: () => letters(pick(keyboardRows), between(5, 11)),
    consonants: () => letters('bcdfghjklmnpqrstvwxz', between(7, 12)),
    armash: () => letters(pick(arabicRows), between(5, 9)),
    place: () => pick(places),
    arplace: () => pick(arabicPlaces),
    month: () => pick(months),
    armonth: () => pick(arabicMonths),
    date,
    hello: () => pick(['Hello,', 'Hi', 'Good evening,', 'Dear team,', 'Salam,']),
    hotel: () => pick(hotels),
    map: () =>
      pick([
        'https://maps.app.goo.gl/9xKqT7',
        'https://www.google.com/maps?q=24.71,46.67',
        'https://maps.apple.com/?ll=21.4,39.8',
      ]),
    airline: () =>
      pick([
        'https://www.turkishairlines.com/en-int/flights/',
        'https://www.flynas.com/ar',
        'https://sar.hhr.sa/timetable',
        'www.pegasus.com/en/fares',
      ]),
    own: () => pick([siteOrigin, siteOrigin.replace('www.', ''), 'www.rihla.example']).concat(`/program/${code()}`),
    social: () =>
      pick([
        'https://www.instagram.com/p/C8xQ2m1Nabc/',
        'https://vm.tiktok.com/ZM2abc/',
        'https://x.com/traveller/status/17720',
        'https://youtu.be/x8Kq2',
      ]),
    company: () => pick(['www.alnoor-trading.com.sa', 'https://almajd-schools.edu.sa', 'nadec-contracting.com']),
    visa: () =>
      pick([
        'https://www.evisa.gov.tr/en/',
        'https://www.gov.uk/standard-visitor',
        'https://visa.vfsglobal.com/sau/ar/fra/',
      ]),
    review: () =>
      pick(['https://www.tripadvisor.com/Hotel_Review-g293.html', 'https://www.reddit.com/r/travel/comments/1a2b']),
    mywa: () => '{mywa}',
    event: () =>
      pick([
        'https://www.f1.com/en/racing/2027/saudi',
        'https://webook.com/ar/events/concert',
        'www.riyadhseason.com/boulevard',
      ]),
    some: () => some(places, 2).join('/'),
  };
};

/** Returns a function that fills the slots of a text, the same for each seed. */
export function filler(seed: number) {
  const random = seededRandom(seed);
  const known = slots(random);
  return {
    random,
    fill: (text: string) => text.replace(/\{(\w+)\}/g, (slot, name: string) => known[name]?.() ?? slot),
  };
}
