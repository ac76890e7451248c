import type { Author, Enquiry, EnquiryType } from '#contracts/api/enquiries';
import type { EnquiryCorrection } from '#contracts/api/staff-entries';
import { correctEnquiry as putCorrection } from '../../data/corrections.ts';
import { getEnquiry } from '../../data/enquiries.ts';
import { mergedProblem } from '../../data/relation-items.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import type { Action } from '../audit/audit.ts';

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
  const entry = {
    action: 'corrected',
    fields: changed.map(([name]) => name),
    at: new Date().toISOString(),
    by,
  } as const;
  const replaced = Object.fromEntries(changed);
  // A link may be in the mailbox of a stranger, whose address was typed by mistake.
  const endsLinks = current.email !== null && 'email' in replaced;
  const corrected = await putCorrection(current, { fields: replaced, entry, version, endsLinks });
  const changes = changed.map(([field]) => ({ field, before: null, after: null }));
  report({ action: 'enquiry_corrected', changes });
  return corrected;
}

/** A field that an older enquiry lacks is the same as an empty one. */
const isSame = (before: unknown, after: unknown) => JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
