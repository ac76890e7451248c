import type { Author, Enquiry, EnquiryType } from '#contracts/api/enquiries';
import type { EnquiryCorrection } from '#contracts/api/staff-entries';
import { daysBetween } from '#contracts/field-kit/calendar';
import { correctEnquiry as putCorrection } from '../../data/corrections.ts';
import { getEnquiry } from '../../data/enquiries.ts';
import { mergedProblem } from '../../data/relation-items.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import type { Action } from '../audit/audit.ts';
import { leavingDeparture } from '../request-page/choose-departure.ts';

interface Correction {
  params: { type: EnquiryType; id: string };
  body: EnquiryCorrection;
  session: { staff: Author };
  /**
   * Called with the names of the changed fields, whose values stay out of the audit trail, or with a read if nothing
   * has changed, since the reply has the enquiry.
   */
  report: (action: Action & { action: 'enquiry_corrected' | 'enquiry_read' }) => void;
}

/**
 * Corrects what a visitor has typed; the history names the fields. Sends no mail. Writes nothing if no field is different.
 * Other days take the request off its departure, as the customer's own do.
 * @throws ProblemError `enquiry_not_found`, `version_conflict`, `request_merged`
 * @throws ValidationFailed if the body is of another type of enquiry
 */
export async function correctEnquiry({
  params: { type, id },
  body,
  session: { staff: by },
  report,
}: Correction): Promise<Enquiry> {
  const { type: typeOfBody, version, ...fields } = body;
  if (typeOfBody !== type) throw new ValidationFailed([{ field: 'type', code: 'not_an_option' }]);
  const current: Enquiry = await getEnquiry(type, id);
  if (current.merged_into) throw mergedProblem(current.merged_into);
  if (current.version !== version) throw new ProblemError('version_conflict');
  const before = current as unknown as Record<string, unknown>;
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(before[name], value));
  if (changed.length === 0) {
    report({ action: 'enquiry_read' });
    return current;
  }
  const typed = Object.fromEntries(changed);
  const { fields: withoutDeparture, left } = getsOwnDays(current, typed) ? leavingDeparture(current) : {};
  const entry = {
    action: 'corrected',
    fields: changed.map(([name]) => name),
    ...(left && { left }),
    at: new Date().toISOString(),
    by,
  } as const;
  const replaced = { ...withoutDeparture, ...typed };
  // A link may be in the mailbox of a stranger, whose address was typed by mistake.
  const endsLinks = current.email !== null && 'email' in replaced;
  const corrected = await putCorrection(current, { fields: replaced, entry, version, endsLinks });
  const changes = changed.map(([field]) => ({ field, before: null, after: null }));
  report({ action: 'enquiry_corrected', changes });
  return corrected;
}

/** True if the corrected days are others than those of the departure for which the request asks. */
function getsOwnDays(current: Enquiry, typed: Record<string, unknown>): boolean {
  if (current.type !== 'custom' || !('trip_start_date' in typed || 'number_of_days' in typed)) return false;
  const { from_date, to_date } = current.departure ?? {};
  if (!from_date || !to_date) return true;
  const { trip_start_date, number_of_days } = { ...current, ...typed };
  return trip_start_date !== from_date || number_of_days !== daysBetween(from_date, to_date) + 1;
}

/** A field that an older enquiry lacks is the same as an empty one. */
const isSame = (before: unknown, after: unknown) => JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
