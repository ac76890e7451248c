import { describe, expect, it } from 'vitest';
import { flightFields } from '#contracts/enquiry-kinds/flight';
import { messageFields } from '#contracts/enquiry-kinds/message';
import { mailboxKey } from '#contracts/mailbox-key';
import { spamThreshold } from '#contracts/resources';
import { isDisposableAddress } from '../../../../functions/logic/spam/disposable-address.ts';
import { type Evidence, marksOf, spamScore, textsOf } from '../../../../functions/logic/spam/spam-score.ts';

const person: Evidence = {
  texts: { long: ['Do you arrange visas?'], short: ['Noura'] },
  traces: { website: '', seconds: 30 },
  isDisposable: false,
  sameText: 1,
  sameMailbox: 1,
  sameAddress: 1,
  isUnproven: false,
};
const score = (changes: Partial<Evidence>) => spamScore({ ...person, ...changes });
const saying = (...long: string[]) => score({ texts: { ...person.texts, long } });

it('scores 0 if nothing is suspicious', () => {
  expect(spamScore(person)).toEqual({ score: 0, reasons: [] });
});

describe('sufficient alone is', () => {
  it.each([
    ['a filled hidden field', score({ traces: { website: 'x', seconds: 30 } }), 'hidden_field'],
    ['a link in the name', score({ texts: { long: [], short: ['Win evil.example/now'] } }), 'link_in_name'],
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
  expect(saying('Write to noura@example.com, 4.500/5.000 SAR at 10.30/11.30, and/or call').score).toBe(0);
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
  const mark = (text: string) => marksOf({ long: [text], short: [] });
  const one = 'Earn 500 a day from home with us, start now: https://evil.example/a1';
  expect(mark(one)).toEqual(mark(one.replace('500', '9,000').replace('/a1', '/zz?x=2')));
  expect(mark(one)).toContain('site evil.example');
  expect(mark('How much is it?')).toEqual([]);
  expect(mark('كم سعر رحلة إسطنبول لأسبوعين مع العائلة في رجب؟')).toHaveLength(1);
});

it('recognises disposable addresses, on subdomains too', () => {
  for (const address of ['a@mailinator.com', 'a@x.mailinator.com', 'a@YOPMAIL.com']) {
    expect(isDisposableAddress(address)).toBe(true);
  }
  for (const address of ['a@gmail.com', 'a@mailinator.com.example', 'a@aramco.com'])
    expect(isDisposableAddress(address)).toBe(false);
});

it('counts a mailbox once in all its spellings', () => {
  for (const spelled of ['nora@gmail.com', 'No.Ra+x@GMAIL.com', 'n.o.r.a@googlemail.com']) {
    expect(mailboxKey(spelled)).toBe('nora@gmail.com');
  }
  expect(mailboxKey('n.ora+a@example.com')).toBe('n.ora@example.com');
  expect(mailboxKey('+tag@example.com')).toBe('+tag@example.com');
});
