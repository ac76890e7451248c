import { createHash } from 'node:crypto';
import type { Random } from '../random.ts';
import type { Sample } from '../sample.ts';
import { filler } from './fill.ts';
import { realTexts, unusualNames, unusualPlaces } from './real-texts.ts';
import { spamTexts } from './spam-texts.ts';

/** A sample, and the kind of its text. */
export type SplitSample = Sample & { kind: string };

/** The rules may be tuned on one part. The other is kept aside for the final figure: a third, by the hash of the text. */
export type Part = 'tuning' | 'aside';

const partOf = (text: string): Part =>
  createHash('sha256').update(text).digest().readUInt16BE() % 3 ? 'tuning' : 'aside';

/** Each text is filled so many times. */
const fills = { spam: 4, real: 6 };

const entries = (texts: Readonly<Record<string, readonly string[]>>, part: Part) =>
  Object.entries(texts).flatMap(([kind, list]) =>
    list.filter((text) => partOf(text) === part).map((text) => ({ kind, text })),
  );

/** Three of four behave like a browser: they leave the hidden field empty and take five seconds to a minute. */
function spamTraces({ chance, between }: Random) {
  if (chance(0.12)) return { website: 'https://example.com', seconds: between(1, 30) };
  if (chance(0.14)) return {};
  return { website: '', seconds: between(5, 60) };
}

export function spamOf(part: Part, seed = 1): SplitSample[] {
  const { random, fill } = filler(seed);
  const { pick, between, chance } = random;
  return entries(spamTexts, part).flatMap(({ kind, text }) =>
    Array.from({ length: fills.spam }, (_, copy): SplitSample => {
      const isGibberish = kind === 'gibberish' && chance(0.7);
      const name = fill(isGibberish ? '{mixed}' : '{first} {last}');
      const email = `${fill('{first}').toLowerCase()}${between(1, 99_999)}@${chance(0.06) ? 'mailinator.com' : pick(['gmail.com', 'gmail.com', 'outlook.com', 'mail.ru', 'yahoo.com', fill('{brand}.com').toLowerCase()])}`;
      const contact = {
        name,
        phone: fill(pick(['+1202555{few}{few}{few}{few}', '+9198{few}{few}5567{few}0', '+9665{few}{few}4567{few}1'])),
        email,
      };
      const content = fill(text);
      const common = { kind, at: copy, ...spamTraces(random) };
      return chance(0.75)
        ? { ...common, type: 'message', body: { ...contact, message: content } }
        : {
            ...common,
            type: 'custom',
            body: {
              ...contact,
              special_destination: isGibberish ? fill('{mixed}') : fill('{city}'),
              travel_expert_help: content,
            },
          };
    }),
  );
}

export function realOf(part: Part, seed = 2): SplitSample[] {
  const { random, fill } = filler(seed);
  const { pick, between, chance } = random;
  const ordinary = [
    'نورة العتيبي',
    'محمد بن سعد',
    'Sara Khan',
    'Abdulrahman Al-Qahtani',
    'ريم',
    'James',
    'أم عبدالله',
    'Khaled M',
    'Wojciech Szczęsny',
    'Nguyễn Thị Hương',
    'Krzysztof Brzęczyszczykiewicz',
  ];
  return entries(realTexts, part).flatMap(({ kind, text }) =>
    Array.from({ length: fills.real }, (_, copy): SplitSample => {
      const phone = `+9665${between(10_000_000, 99_999_999)}`;
      const email = `${pick(['noura', 'sara.k', 'omar_99', 'a.alharbi', 'fahad-7', 'mkh', 'xx7fahad'])}${between(1, 9999)}@${pick(['gmail.com', 'hotmail.com', 'icloud.com', 'outlook.sa', 'aramco.com', 'moe.gov.sa'])}`;
      const contact = { name: chance(0.15) ? pick(unusualNames) : pick(ordinary), phone, email };
      const content = fill(text).replace('{mywa}', `https://wa.me/${phone.slice(1)}`);
      const place = () => (chance(0.2) ? pick(unusualPlaces) : fill(pick(['{place}', '{arplace}'])));
      // Autofill makes some visitors quick; others leave the form open over lunch.
      const seconds = chance(0.08) ? between(4, 8) : between(9, 900);
      const common = { kind, at: copy, website: '', seconds };
      switch (pick(['message', 'message', 'flight', 'hotel', 'custom'] as const)) {
        case 'flight':
          return {
            ...common,
            type: 'flight',
            body: {
              ...contact,
              main_departure: place(),
              main_arrival: place(),
              notes: content,
              legs: chance(0.2) ? [{ departure: place(), arrival: place() }] : [],
            },
          };
        case 'hotel':
          return { ...common, type: 'hotel', body: { ...contact, destination: place(), notes: content } };
        case 'custom':
          return {
            ...common,
            type: 'custom',
            body: { ...contact, special_destination: place(), travel_expert_help: content },
          };
        default:
          return { ...common, type: 'message', body: { ...contact, message: content } };
      }
    }),
  );
}
