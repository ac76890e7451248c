import * as z from 'zod/mini';
import { Email, Id, optionalLine, orNull } from '../field-kit/fields.ts';
import { anyone, longestCity, longestSource, saleFilters, unnamedSources } from './figure-filter-rules.ts';

/** Filters of requests as figures count them: the list to which a figure leads has as many. */
export const figureFilters = {
  /** The source in the advertisement's link, or the site from which the visitor came. */
  source: optionalLine(longestSource),
  /** Those without a named source. */
  unnamed: orNull(z.enum(unnamedSources)),
  program_id: orNull(Id),
  /** Where a request without a program goes, in any case. */
  city: optionalLine(longestCity),
  /** The address of the person who has the request. */
  owner: orNull(Email),
  /** The address of the person who gave a first answer; `anyone` for all that got one. */
  answered_by: orNull(z.union([z.literal(anyone), Email])),
  sale: orNull(z.enum(saleFilters)),
};
