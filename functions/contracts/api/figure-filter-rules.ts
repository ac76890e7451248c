/** Filters of requests besides period, status and contact: the figures of the overview count by them. */

/** Requests without a named source: staff entered them, or nothing is known. */
export const unnamedSources = ['entered', 'unknown'] as const;

/** The outcome of a request: an offer was ever made, one is open, an open one ends soon, or how the sale ended. */
export const saleFilters = ['quoted', 'offered', 'ending', 'won', 'lost'] as const;

/** Instead of the address of who gave a first answer: whoever it was. */
export const anyone = 'anyone';

/** Days before its last one on which an offer needs a word, as in the morning's mail. */
export const daysBeforeEnd = 2;

/** Their names in the API and in the console's addresses. */
export const figureFilterNames = ['source', 'unnamed', 'program_id', 'city', 'owner', 'answered_by', 'sale'] as const;

/** In characters. A place is written on one line of few words; longer texts tell a story. */
export const longestCity = 40;
export const longestSource = 100;
