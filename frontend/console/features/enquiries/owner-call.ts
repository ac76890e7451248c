import type { Desk } from '#contracts/api/desk';
import type { Enquiry } from '#contracts/api/enquiries';
import { ApiError } from '#shared/lib/api-error.ts';
import { staffApi } from '../session/staff-api.ts';
import { announceNewer } from './announce-newer.ts';
import { announceNews } from './enquiry-news.ts';
import { toEnquiry } from './enquiry-record.ts';

/**
 * Gives a request to a colleague, or with null to nobody. If somebody else has changed its owner, it fails and every list
 * shows who has it now.
 * @param to a member's id
 */
export async function putOwner(
  { people }: Pick<Desk, 'people'>,
  enquiry: Enquiry,
  to: string | null,
): Promise<Enquiry> {
  const { type, id, owner } = enquiry;
  const from = people.find(({ email }) => email === owner?.email)?.id ?? null;
  try {
    const reply = await staffApi('PUT /requests/{type}/{id}/owner', { params: { type, id }, body: { to, from } });
    const changed = toEnquiry(reply, type);
    announceNews({ kind: 'changed', enquiry: changed });
    return changed;
  } catch (error) {
    if (error instanceof ApiError) await announceNewer(enquiry);
    throw error;
  }
}
