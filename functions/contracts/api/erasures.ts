import * as z from 'zod/mini';
import { Instant } from '../field-kit/fields.ts';
import { namesSomeone, whom, whomInWords } from './person.ts';
import { route } from './route.ts';

/** The erasure of all data about a person. */

/** Reasons for erasing personal data. A fixed choice, since free text could name the person again. */
export const ErasureReason = z.enum(['asked', 'consent_withdrawn', 'not_needed', 'collected_by_mistake']);
export type ErasureReason = z.infer<typeof ErasureReason>;

const Counts = z.object({ flight: z.int(), hotel: z.int(), custom: z.int(), message: z.int() });

/** The record of an erasure: numbers only. */
export const Erasure = z.object({
  id: z.string(),
  at: Instant,
  reason: ErasureReason,
  /** E-mail address of the member of staff. */
  by: z.string(),
  /** Erased enquiries by type. */
  counts: Counts,
});
export type Erasure = z.infer<typeof Erasure>;

export const erasePerson = route({
  id: 'erasePerson',
  summary: 'Erase everything about a person. Anonymous counts stay, and a record of the erasure',
  method: 'POST',
  path: '/privacy/erasures',
  access: { role: 'owner' },
  audit: { action: 'person_erased' },
  body: z.object({ ...whom, reason: ErasureReason }).check(namesSomeone),
  rules: [whomInWords],
  /** `more` is true if another call is needed to erase the rest. */
  reply: z.object({ erasure: Erasure, more: z.boolean() }),
  status: 201,
  uses: {
    Enquiries: ['Query ByPhone', 'Query ByEmail', 'GetItem', 'BatchGetItem', 'UpdateItem', 'DeleteItem'],
    Quotes: ['Query', 'DeleteItem'],
    Customers: ['GetItem', 'BatchGetItem', 'Query ByMerged', 'UpdateItem', 'DeleteItem'],
    Deleted: ['Query', 'DeleteItem'],
    PastEnquiries: ['PutItem'],
    Quarantine: ['Query', 'DeleteItem'],
    Idempotency: ['UpdateItem', 'DeleteItem'],
    Throttles: ['DeleteItem'],
    Privacy: ['Query', 'GetItem', 'PutItem', 'DeleteItem'],
    staffMail: true,
    deadLetters: true,
  },
});
