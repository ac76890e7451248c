import { describe, expect, it } from 'vitest';
import { flightFields } from '#contracts/api/enquiry-kinds/flight';
import { messageFields } from '#contracts/api/enquiry-kinds/message';
import { spamThreshold } from '#contracts/platform/resources';
import { isDisposableAddress } from '../../../../functions/logic/spam/disposable-address.ts';
import {
  copyMark,
  type Evidence,
  forKnownCustomer,
  spamScore,
  textsOf,
} from '../../../../functions/logic/spam/spam-score.ts';
import { own, person } from '../../../support/spam-evidence.ts';

const score = (changes: Partial<Evidence>) => spamScore({ ...person, ...changes });
const saying = (...long: string[]) => score({ texts: { ...person.texts, long } });

it('scores 0 if nothing is suspicious', () => {
  expect(spamScore(person)).toEqual({ score: 0, reasons: [], points: {} });
});

describe('sufficient alone is', () => {
  it.each([
    ['a filled hidden field', score({ traces: { website: 'x', seconds: 30 } }), 'hidden_field'],
    ['a link in the name', score({ texts: { long: [], short: ['Win evil.com/now'] } }), 'link_in_name'],
    ['forum markup', saying('see [url=https://evil.example]here[/url]'), 'markup'],
    ['three unusual links', saying('https://a.example https://b.example www.c.example'), 'links'],
    ['a browser that has not passed the check', score({ isUnproven: true }), 'no_challenge'],
    ['a flood from one network address', score({ sameAddress: 61 }), 'same_address'],
    ['a flood from one mailbox', score({ sameMailbox: 21 }), 'same_sender'],
  ] as const)('%s', (_, result, reason) => {
    expect(result.score).toBeGreaterThanOrEqual(spamThreshold.byDefault);
    expect(result.reasons[0]).toBe(reason);
  });
});

describe('not sufficient alone is', () => {
  it.each([
    ['a sender as quick as a program', score({ traces: { website: '', seconds: 0 } })],
    ['a call without the traces of a form', score({ traces: {} })],
    ['a throw-away address', score({ isDisposable: true })],
    ['a text that many send', score({ sameText: 50 })],
    ['a link to an unknown site', saying('We liked https://small-hotel.example/rooms')],
    ['three pages of one unknown site', saying('https://hotel.example/1 https://hotel.example/2 www.hotel.example/3')],
    [
      'many links to hotels and maps',
      saying('https://www.booking.com/a https://maps.app.goo.gl/b https://agoda.com/c'),
    ],
    ['ten enquiries of one mailbox in a day', score({ sameMailbox: 10 })],
    ['sixty enquiries of one network address in ten minutes', score({ sameAddress: 60 })],
  ] as const)('%s', (_, { score, reasons }) => {
    expect(reasons).toHaveLength(1);
    expect(score).toBeLessThan(spamThreshold.byDefault);
  });
});

it('two of them suffice', () => {
  expect(score({ isDisposable: true, traces: {} })).toMatchObject({ score: 16 });
  expect(score({ isDisposable: true, traces: {} }).score).toBeGreaterThanOrEqual(spamThreshold.byDefault);
});

it('does not treat an e-mail address, a price or a time as a link', () => {
  expect(saying('Write to noura@example.com, 4.500/5.000 SAR at 10.30/11.30, and/or call').reasons).not.toContain(
    'links',
  );
});

it('checks name and places separately from notes and messages', () => {
  const legs = [{ departure: 'Jeddah', arrival: 'Cairo', date: '2026-12-01' }];
  const flight = { name: 'N', main_departure: 'Riyadh', main_arrival: 'London', legs, notes: 'Window seat' };
  expect(textsOf(flightFields, flight)).toEqual({
    short: ['N', 'Riyadh', 'London', 'Jeddah', 'Cairo'],
    long: ['Window seat'],
  });
  expect(textsOf(messageFields, { name: 'N', message: 'Hi' })).toEqual({ short: ['N'], long: ['Hi'] });
});

it('finds copies whatever their numbers and links, and ignores short texts', () => {
  const mark = (text: string) => copyMark({ long: [text], short: [] }, own);
  const one = 'Earn 500 a day from home with us, start now: https://evil.example/a1';
  expect(mark(one)).toBeDefined();
  expect(mark(one)).toEqual(mark(one.replace('500', '9,000').replace('/a1', '/zz?x=2')));
  expect(mark('كم سعر رحلة إسطنبول لأسبوعين مع العائلة في رجب؟')).toBeDefined();
  for (const short of ['How much is it?', 'How much? https://www.marriott.com/en-us/hotels/istlm-istanbul/overview']) {
    expect(mark(short)).toBeUndefined();
  }
});

it('does not count what strangers share if it is only a link', () => {
  const hotel = 'https://www.marriott.com/hotels/travel/jedwh';
  const texts = [`${hotel} how much?`, `كم سعر هذا الفندق ${hotel}`, `${hotel}`];
  expect(texts.map((text) => copyMark({ long: [text], short: [] }, own))).toEqual([undefined, undefined, undefined]);
});

describe('own links count for nothing:', () => {
  it.each([
    'https://www.rihla.example/program/01980000?lang=ar',
    'https://rihla.example/program/01980000',
    'www.rihla.example/programs',
    'https://wa.me/966551234567',
  ])('%s', (link) => {
    expect(saying(link).score).toBe(0);
    expect(saying(`${link} ${link} ${link} ${link}`).score).toBe(0);
  });

  it('a site whose name only begins or ends like it is not own', () => {
    for (const link of [
      'https://rihla.example.evil.com/a',
      'https://evilrihla.example/a',
      'https://wa.me/971501234567',
    ]) {
      expect(saying(link).reasons).toEqual(['links']);
    }
  });
});

it.each([
  'Dr.Ali/Sara',
  'Mr.Omar/Mrs.Huda',
  'St.Petersburg/Moscow',
  'Mt.Fuji/Tokyo',
  'Ms.Hana & fam.',
  'D.C./New York',
])('does not treat %s as a link', (words) => {
  expect(score({ texts: { long: [words], short: [words] } }).score).toBe(0);
});

describe('sees the link in', () => {
  it.each(['rankpro.io', 'http://rankpro.io', 'www.rankpro.io', 'shop.rank-pro.co.uk/x', 'rankpro.com'])(
    '%s',
    (link) => {
      expect(saying(`more at ${link}`).reasons).toEqual(['links']);
      expect(score({ texts: { long: [], short: [link] } }).reasons).toEqual(['link_in_name']);
    },
  );

  it.each(['hxxps://rankpro.io/a', 'rankpro．io', 'rankpro[.]io', 'rankpro (dot) io', 'rankpro dot com'])(
    '%s, which is disguised',
    (link) => {
      expect(saying(`more at ${link}`).score).toBeGreaterThanOrEqual(spamThreshold.byDefault);
      expect(saying(`more at ${link}`).reasons).toContain('hidden_link');
    },
  );

  it('an e-mail address that is spelled out is no disguised link', () => {
    expect(saying('Write to nora at gmail dot com or nora@gmail.com').reasons).not.toContain('hidden_link');
    expect(saying('near the beach . me and my wife . pro guide please').reasons).toEqual([]);
  });
});

it.each(['wa.me/971501234567', 'https://sites.google.com/view/offer', 'https://docs.google.com/forms/d/1/viewform'])(
  'holds a text that only points to %s, but not a customer who explains it',
  (link) => {
    expect(saying(link).score).toBeGreaterThanOrEqual(spamThreshold.byDefault);
    const explained = `We are nine adults and two children. The passports for the visa are here: ${link}`;
    expect(saying(explained).score).toBeLessThan(spamThreshold.byDefault);
  },
);

it('recognises letters that form no words, in both scripts and in names', () => {
  const { byDefault } = spamThreshold;
  expect(saying('yaowFHCRtNaPMcXFhoXweQ').score).toBeGreaterThanOrEqual(byDefault);
  expect(saying('kjhgfdk wqxzrtp lkjhgq').score).toBeGreaterThanOrEqual(byDefault);
  expect(saying('ضصثقفغ ئءؤرظز').score).toBeGreaterThanOrEqual(byDefault);
  expect(score({ texts: { long: ['Hello'], short: ['mZEUAYqBVSXTSzudJUQgx'] } }).reasons[0]).toBe('gibberish');
  for (const name of [
    'Krzysztof Brzęczyszczykiewicz',
    'Nguyễn Thị Hương',
    'MOHAMMED ALQAHTANI',
    'AlUla McDonald',
    'خخخخخ',
  ]) {
    expect(score({ texts: { long: [name], short: [name] } }).reasons).not.toContain('gibberish');
  }
  expect(saying('pleaseeeeee answer meeeeee').score).toBe(0);
});

it('holds letters of another script inside a word, but not a language alone', () => {
  expect(saying('Wе оffеr а nеw wау tо sеnd mеssаgеs').score).toBeGreaterThanOrEqual(spamThreshold.byDefault);
  expect(saying('Здравствуйте, сколько стоит номер в отеле?').score).toBeLessThan(spamThreshold.byDefault);
});

describe('a customer with whom staff have dealt', () => {
  const known = (changes: Partial<Evidence>) => forKnownCustomer(score(changes)).score;

  it('is excused for what customers may do', () => {
    const changes = { texts: { long: ['https://a.example.com/x'], short: ['N'] }, sameMailbox: 11 };
    expect(score(changes).score).toBeGreaterThanOrEqual(spamThreshold.byDefault);
    expect(known(changes)).toBeLessThan(spamThreshold.byDefault);
  });

  it('is not excused for what no customer does, nor for an advertisement: somebody may use the name', () => {
    const advert = 'Best online casino bonus and free spins, click https://casino.example.com/x';
    for (const changes of [
      { traces: { website: 'x', seconds: 30 } },
      { isUnproven: true },
      { sameAddress: 61 },
      { texts: { long: [advert], short: ['N'] } },
      { texts: { long: ['[url=https://a.com]'], short: ['N'] } },
    ]) {
      expect(known(changes)).toBeGreaterThanOrEqual(spamThreshold.byDefault);
    }
  });
});

it('recognises disposable addresses, on subdomains too', () => {
  for (const address of ['a@mailinator.com', 'a@x.mailinator.com', 'a@YOPMAIL.com']) {
    expect(isDisposableAddress(address)).toBe(true);
  }
  for (const address of ['a@gmail.com', 'a@mailinator.com.example', 'a@aramco.com'])
    expect(isDisposableAddress(address)).toBe(false);
});
