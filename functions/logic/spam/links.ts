import { letters } from './plain-text.ts';

/** The links of an enquiry's text. */
export interface Links {
  /** The hosts to which the text links, one for each link, without the site's own. */
  hosts: string[];
  /** Those of sites that travellers do not commonly link to, each once: three rooms of a hotel are one site. */
  foreign: string[];
  /** Those of shorteners, forms and chats, which advertisements use because they name no site of their own. */
  relays: string[];
  /** Those of `foreign` with an ending that costs next to nothing. */
  cheap: string[];
  /** Those that call readers into a group, or hide where they lead. */
  calls: string[];
  /** True if a link leads to a program, or to an archive. */
  isProgram: boolean;
  /** True if a link is spelled so that programs overlook it: `hxxps://`, `shop[.]example`, `shop．com`. */
  isHidden: boolean;
  /** The text without its links. */
  rest: string;
}

/** The form of a visitor's own links. */
export interface Own {
  /** Address of the agency's site. */
  siteOrigin: string;
  /** The visitor's phone number. */
  phone: string;
}

/** Endings of hosts that are no words people begin a sentence with, after a point without a space. */
const endings =
  'com|net|org|io|co|biz|info|top|xyz|shop|store|online|site|website|club|agency|click|link|live|space|icu|vip|bet|casino|loan|win|fun|buzz|cyou|sbs|tech|dev|app|ai|me|tv|cc|ru|cn|su|pw|digital|marketing|media|network|solutions|services|systems|world|press|host|ink|party|today|group|cloud|pro';
const twoPartEndings = String.raw`(?:com|net|org|co|edu|gov)\.[a-z]{2}`;

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';

/**
 * Matches the address of a page: with its scheme, with `www.`, or a host with a known ending. E-mail addresses do not match,
 * nor do titles and places: `Dr.Ali/Sara`, `St.Petersburg/Moscow`.
 */
const link = new RegExp(
  String.raw`https?:\/\/[^\s<>"\]]+|(?<![\w@.-])www\.[^\s<>"\]]+|(?<![\w@.-])(?:${label}\.)+(?:${twoPartEndings}|${endings}|[a-z]{2}(?=\/[a-z0-9]*[-_/?=0-9]))(?![\w.-]*@)(?!\.?[${letters}\d-])(?:[/?#:][^\s<>"\]]*)?`,
  'giu',
);

/** Spellings that no browser follows. */
const hiding: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\bh(?:xx|tt?x|\*\*)ps?(?=:)/gi, 'https'],
  [/(?<=[a-z0-9]\s?)[[({]\s?(?:\.|dot)\s?[\])}](?=\s?[a-z]{2})/gi, '.'],
  [/(?<=[a-z0-9])[．。｡․](?=[a-z]{2,})/gi, '.'],
  // Not a point between two words, and not in an e-mail address that is spelled out: "nora at gmail dot com".
  [
    new RegExp(
      String.raw`(?<=[a-z0-9]{3})(?<!\b(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|proton))\s(?:dot\s(?=(?:${endings})(?![\w-]))|\.\s(?=(?:com|net|org|io)(?![\w-])))`,
      'gi',
    ),
    '.',
  ],
  [/(?<![a-z0-9])w w w ?[. ] ?(?=[a-z0-9])/gi, 'www.'],
  [/(?<![a-z0-9])t ?\. ?me ?\/ ?(?=[a-z0-9_]{3})/gi, 't.me/'],
  // A name that is no word, with a point apart and the ending of a site.
  [
    /(?<![a-z0-9-])(?=[a-z0-9]*[0-9-])([a-z0-9-]{2,40})\s\.\s?(?=(?:online|site|store|shop|xyz|top|click|info|app|pro|live|club|vip|co|io|i o|c o m|n e t|me)(?![\w-]))/gi,
    '$1.',
  ],
  [/(?<=[a-z0-9]\.)(?:c o m|i o|n e t|o r g)(?![\w-])/gi, 'com'],
];

/** Endings that cost next to nothing, or that advertisers choose. */
const cheap =
  /\.(?:top|xyz|click|bet|casino|loan|win|vip|icu|cyou|sbs|buzz|club|fun|site|online|link|live|space|pw|cc|su|download|video|zip|pro|lol|monster|quest|rest|bond|cfd|life|world|today|guru|info|biz)$/;
/** Programs, and archives in which they are hidden. */
const program = /\.(?:exe|scr|apk|msi|bat|cmd|jar|js|vbs|iso|zip|rar|7z)(?:[?#].*)?$/i;
/** Chats and shorteners by which strangers call others to them. */
const calls = words(
  't.me telegram.me chat.whatsapp.com bit.ly tinyurl.com cutt.ly is.gd rb.gy t.ly shorturl.at rebrand.ly ow.ly linktr.ee',
);

/** Sites to which travellers link: maps, hotels, flights, visas, pictures. */
const usual = words(`google.com goo.gl apple.com booking.com agoda.com tripadvisor.com airbnb.com expedia.com hotels.com
  almosafer.com saudia.com flynas.com flyadeal.com flightradar24.com turkishairlines.com emirates.com qatarairways.com
  skyscanner.com marriott.com hilton.com accor.com ihg.com hyatt.com instagram.com tiktok.com youtube.com youtu.be x.com
  twitter.com snapchat.com pinterest.com wikipedia.org vfsglobal.com gov.sa gov.uk gov.tr webook.com`);

const relays = words(`docs.google.com sites.google.com forms.gle script.google.com drive.google.com wa.me wa.link
  api.whatsapp.com chat.whatsapp.com whatsapp.com t.me telegram.me telegra.ph join.skype.com linktr.ee bit.ly tinyurl.com
  cutt.ly is.gd rb.gy t.ly shorturl.at rebrand.ly ow.ly surveymonkey.com blogspot.com weebly.com wixsite.com
  byethost22.com github.io pages.dev web.app carrd.co notion.site`);

/** Finds the links of a text. Those to the agency's own site, and a chat with the visitor's own number, are none. */
export function linksIn(text: string, { siteOrigin, phone }: Own): Links {
  const shown = hiding.reduce((seen, [pattern, plain]) => seen.replace(pattern, plain), text);
  const own = ownHosts(siteOrigin);
  const found = (shown.normalize('NFKC').match(link) ?? []).filter((one) => !isChatWith(phone, one));
  const hosts = found.map(hostOf).filter((host) => !own.has(host));
  const isRelay = (host: string) => isAmong(relays, host);
  const foreign = [...new Set(hosts)].filter((host) => !isRelay(host) && !isAmong(usual, host));
  return {
    hosts,
    foreign,
    cheap: foreign.filter((host) => cheap.test(host)),
    calls: hosts.filter((host) => isAmong(calls, host)),
    isProgram: found.some((one) => program.test(one)),
    relays: hosts.filter(isRelay),
    isHidden: shown !== text && hosts.length > 0,
    rest: shown.normalize('NFKC').replace(link, ' '),
  };
}

/** The host of a link; `www.` and the bare name are one. */
const hostOf = (address: string): string =>
  (
    address
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .split(/[/?#:]/)[0] ?? ''
  ).replace(/^www\.|\.$/g, '');

const ownHosts = (siteOrigin: string): ReadonlySet<string> => new Set(siteOrigin ? [hostOf(siteOrigin)] : []);

const isChatWith = (phone: string, address: string): boolean =>
  /^(?:https?:\/\/)?(?:api\.)?(?:wa\.me|whatsapp\.com)\//i.test(address) &&
  phone.length > 7 &&
  address.replace(/\D/g, '').includes(phone.replace(/\D/g, '').slice(-9));

const isAmong = (sites: readonly string[], host: string) =>
  sites.some((site) => host === site || host.endsWith(`.${site}`));

function words(text: string): readonly string[] {
  return text.split(/\s+/);
}
