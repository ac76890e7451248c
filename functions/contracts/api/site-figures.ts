import * as z from 'zod/mini';
import { BusinessDate, inStepsOf, optionalLine, orNull, requiredLine } from '../field-kit/fields.ts';
import { type FigurePlace, figurePlaces, figureSuffixes, figuresLimits } from './site-figures-rules.ts';
import { inEachLanguage } from './site-texts.ts';

const { items, number, label, source, since } = figuresLimits;
const places = Object.keys(figurePlaces) as [FigurePlace, ...FigurePlace[]];

const Item = z.object({
  place: z.enum(places),
  number: z.number().check(z.gte(0), z.lte(number), ...inStepsOf(0.1)),
  suffix: z.enum(figureSuffixes),
  label: inEachLanguage(requiredLine(label)),
  /** Where the figure comes from, and the day on which it was confirmed. Visitors see neither. */
  source: optionalLine(source),
  confirmed: orNull(BusinessDate),
  shown: z.boolean(),
});
type Fields = z.infer<typeof Fields>;

const Fields = z.object({
  since: z.int().check(z.gte(since.first), z.lte(since.last)),
  /** Of the year, as of each figure. */
  since_source: optionalLine(source),
  since_confirmed: orNull(BusinessDate),
  years: z.boolean(),
  items: z.array(Item).check(z.maxLength(items)),
});

/** A figure is a claim: none is shown without its source and the day of its confirmation. */
const confirmed = z.check<Fields>(({ value, issues }) => {
  for (const name of ['since_source', 'since_confirmed'] as const) {
    if (!value.years || value[name]) continue;
    issues.push({ code: 'custom', input: undefined, path: [name], message: 'required', continue: true });
  }
  for (const [place, item] of value.items.entries()) {
    for (const name of ['source', 'confirmed'] as const) {
      if (!item.shown || item[name]) continue;
      const path = ['items', place, name];
      issues.push({ code: 'custom', input: undefined, path, message: 'required', continue: true });
    }
  }
});

/** No place shows more than it has room for. */
const fitting = z.check<Fields>(({ value, issues }) => {
  for (const place of places) {
    const limit = figurePlaces[place] - (place === 'story' && value.years ? 1 : 0);
    const shown = value.items.flatMap((item, index) => (item.shown && item.place === place ? [index] : []));
    for (const index of shown.slice(limit)) {
      const path = ['items', index, 'place'];
      issues.push({
        ...{ code: 'custom', input: place, path, message: 'too_many_items', params: { limit }, continue: true },
      });
    }
  }
});

/** The agency's figures about itself. Those of a fresh system are examples. */
export const SiteFiguresBody = Fields.check(confirmed, fitting);
export type SiteFiguresBody = z.infer<typeof SiteFiguresBody>;
