import { enquiryFields } from '#contracts/api/enquiry-kinds/kinds';
import { readEnquiry, textsOf } from '../../../functions/logic/spam/spam-score.ts';
import type { Features } from '../../../functions/logic/spam/wording/wording.ts';
import { blindParts } from '../blind/parts.ts';
import { realEnquiries } from '../real.ts';
import type { Sample } from '../sample.ts';
import { spamEnquiries } from '../spam.ts';
import { siteOrigin } from '../split/fill.ts';
import { realOf, spamOf } from '../split/samples.ts';
import { writtenOf } from '../written/written.ts';

/** An enquiry from which the weights are learned. */
export interface Lesson {
  sample: Sample;
  isUnwanted: boolean;
  /** Where it comes from. The ones of a day are filled from a few texts. */
  source: 'written' | 'blind' | 'split' | 'day';
  features: Features;
  /** Mostly in Arabic letters, in Latin ones, or in others. */
  script: 'Arabic' | 'Latin' | 'other';
}

/** So many enquiries of a day have seen each of its texts. */
const ofDay = { count: 120, seed: 99 };

/** All lessons, always in this order. What is kept aside is none. */
export function lessons(): Lesson[] {
  const firstFills = <One extends { at: number }>(samples: readonly One[]) => samples.filter(({ at }) => at === 0);
  const { real = [], spam = [] } = blindParts.find(({ part }) => part === 'tuning') ?? {};
  const { count, seed } = ofDay;
  return [
    ...lessonsOf('written', writtenOf('real'), writtenOf('unwanted')),
    ...lessonsOf('blind', real, spam),
    ...lessonsOf('split', firstFills(realOf('tuning')), firstFills(spamOf('tuning'))),
    ...lessonsOf('day', realEnquiries(count, seed), spamEnquiries(count, seed)),
  ];
}

const lessonsOf = (source: Lesson['source'], real: readonly Sample[], unwanted: readonly Sample[]): Lesson[] => [
  ...real.map((sample) => lesson(source, sample, false)),
  ...unwanted.map((sample) => lesson(source, sample, true)),
];

function lesson(source: Lesson['source'], sample: Sample, isUnwanted: boolean): Lesson {
  const texts = textsOf(enquiryFields[sample.type], sample.body);
  const { said } = readEnquiry(texts, { siteOrigin, phone: String(sample.body.phone) });
  return { source, sample, isUnwanted, features: said.features, script: scriptOf(texts.long.join(' ')) };
}

function scriptOf(text: string): Lesson['script'] {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic > latin) return 'Arabic';
  return latin > 0 ? 'Latin' : 'other';
}
