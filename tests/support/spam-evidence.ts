import type { Evidence } from '../../functions/logic/spam/spam-score.ts';

/** The site and the number of a visitor, links to which count for nothing. */
export const own = { siteOrigin: 'https://www.rihla.example', phone: '+966551234567' };

/** A person's first enquiry, in which nothing is suspicious. */
export const person: Evidence = {
  own,
  texts: { long: ['Do you arrange visas?'], short: ['Noura'] },
  traces: { website: '', seconds: 30 },
  isDisposable: false,
  sameText: 1,
  sameMailbox: 1,
  sameAddress: 1,
  isUnproven: false,
};
