import { v7 as uuid } from 'uuid';
import type * as z from 'zod/mini';
import type { AskedDeparture } from '#contracts/api/asked-dates';
import type {
  CustomRequestBody,
  EnquiryType,
  FlightRequestBody,
  HotelRequestBody,
  MessageBody,
  SentReceipt,
} from '#contracts/api/enquiries';
import type { Fields } from '#contracts/api/enquiry-kinds/field';
import type { Language } from '#contracts/field-kit/fields';
import { sha256 } from '../../data/hash.ts';
import { putQuarantined } from '../../data/quarantine.ts';
import { type Limit, takeFrequentAttempt } from '../../data/throttles.ts';
import { claimRecord } from '../claims.ts';
import { answerDue, readAnswerTime } from '../desk/answer-time.ts';
import { dueOfArrival } from '../desk/calendar.ts';
import { isBeyondBudget } from '../notifications/mail-budget.ts';
import { makeLink, newLink } from '../request-page/links.ts';
import { suspect } from '../spam/suspicion.ts';
import { consentIn, putNew, receiptOf, type Stored, toEnquiry } from './new-enquiry.ts';

/**
 * Far above any crowd behind one address, such as a carrier's or a fair's: each enquiry from the 61st on waits in
 * quarantine, and this stops a flood of writes, which would cost the agency and bury what waits there.
 */
const perAddress: Limit = { action: 'enquiry', attempts: 600, seconds: 10 * 60 };
/** The first enquiries of an address need no write: a visitor sends one or two. */
const unstoredPerAddress = 5;

/** The parsed bodies of the public routes. */
interface Bodies {
  flight: z.output<typeof FlightRequestBody>;
  hotel: z.output<typeof HotelRequestBody>;
  custom: z.output<typeof CustomRequestBody>;
  message: z.output<typeof MessageBody>;
}

/** A kind of enquiry, from its contract. */
interface Kind<Type extends EnquiryType> {
  type: Type;
  fields: Fields;
  /** The schema of its stored enquiries. */
  entity: Stored;
}

export interface Arrival<Type extends EnquiryType> {
  body: Bodies[Type];
  language: Language;
  /** The visitor's network address, for throttling. */
  address: string;
  idempotencyKey: string | undefined;
  /** The id of the trace, stored for the logs of the enquiry's events. */
  traceId: string;
}

/**
 * Stores a visitor's enquiry. Idempotent: a retry with the same key gets the first reply and creates nothing.
 * @throws ProblemError `too_many_requests`, `idempotency_key_reused`
 */
export async function receiveEnquiry<Type extends EnquiryType>(
  { type, fields: typed, entity }: Kind<Type>,
  { body, language, address, idempotencyKey, traceId }: Arrival<Type>,
  /** Finds the departure for which it asks; only custom requests ask for any. */
  find?: (body: Bodies[Type]) => Promise<AskedDeparture | null>,
): Promise<SentReceipt> {
  const hash = idempotencyKey && sha256(`${type}#${idempotencyKey}`);
  const attempt = hash ? uuidFrom(hash) : uuid();
  const sameAddress = await takeFrequentAttempt(perAddress, unstoredPerAddress, address);
  const suspicion = await suspect(typed, { attempt, address, sameAddress, body });
  const [claim, unconfirmed] = await Promise.all([
    claimRecord(withoutTraces(body), hash, { suspected: Boolean(suspicion) }),
    isBeyondBudget(body.email, { attempt, address }),
  ]);
  const consent = consentIn(type, body.consent, { language, at: claim.created_at });
  const mail_problem = unconfirmed ? { reason: 'withheld' as const, at: claim.created_at } : null;
  const [departure, due_at, answerTime] = await Promise.all([
    find?.(body) ?? null,
    dueOfArrival(type, claim.created_at),
    readAnswerTime(),
  ]);
  const fields = {
    ...body,
    ...(departure && { departure }),
    consent,
    mail_problem,
    due_at,
    language,
    source: 'website' as const,
    history: [],
  };
  const enquiry = toEnquiry(entity, type, claim, fields);
  const link = newLink('receipt');
  const origin = { idempotencyHash: hash, traceId, link: link.stored };
  const store = () =>
    claim.suspected ? putQuarantined(enquiry, origin, suspicion ?? { score: 0, reasons: [] }) : putNew(enquiry, origin);
  const isStored = !claim.closed && (await store());
  // The first reply may be lost, and with it the secret: a repetition gets a link of its own.
  const secret = isStored ? link.secret : await makeLink(enquiry, 'receipt', ['Enquiries', 'Quarantine']);
  // Of a request that staff have deleted, the link opens nothing.
  const answer_by = answerDue(enquiry.created_at, answerTime);
  const shown = { ...receiptOf(enquiry), answer_by, unconfirmed, ...(departure && { departure }) };
  return { ...shown, secret: secret ?? link.secret };
}

/** The part of the body that is equal in a retry: the time and the token differ, and from another page the origin. */
const withoutTraces = ({ website: _, seconds: __, challenge: ___, origin: ____, ...enquiry }: Bodies[EnquiryType]) =>
  enquiry;

/** Formats a hash as a UUID. */
const uuidFrom = (hash: string) => hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
