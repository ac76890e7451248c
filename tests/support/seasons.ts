import { v7 as uuid } from 'uuid';
import type { Season } from '#contracts/api/seasons';

/** A season with a new id. */
export const season = (over: Partial<Season> = {}): Season => ({
  id: uuid(),
  kind: 'ramadan',
  names: { ar: 'رمضان 1448 هـ', en: 'Ramadan 1448 AH' },
  from: '2027-02-08',
  to: '2027-03-08',
  ...over,
});
