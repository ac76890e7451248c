import { readAuditOfRecord } from '../../data/audit.ts';
import { findProfiles } from '../../data/staff.ts';
import { findTeam } from '../../data/team.ts';
import { recordKey } from '../audit/audit.ts';
import { memberId } from './team.ts';

/**
 * Returns the names of members by id. A former member has no name any more, but the address of the account if `staff`
 * or the trail contains it; an id without either is left out.
 * @param staff e-mail addresses of accounts, some of which may be former members'
 */
export async function nameMembers(
  ids: readonly string[],
  staff: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const members = (await findTeam())?.members ?? {};
  const addresses = new Map([...staff, ...Object.keys(members)].map((email) => [memberId(email), email]));
  const unknown = ids.filter((id) => !addresses.has(id));
  for (const [index, email] of (await Promise.all(unknown.map(addressInTrail))).entries()) {
    if (email) addresses.set(unknown[index] as string, email);
  }
  const wanted = ids.flatMap((id) => addresses.get(id) ?? []);
  const profiles = await findProfiles(wanted);
  return new Map(wanted.map((email) => [memberId(email), profiles.get(email)?.name ?? members[email]?.name ?? email]));
}

/** Returns the address with which a member accepted the invitation: only that entry is by the member. */
async function addressInTrail(id: string): Promise<string | undefined> {
  const pages = { range: { first: '0', last: 'g' }, size: 20 };
  for await (const { action, staff } of readAuditOfRecord(recordKey({ kind: 'member', id }), pages)) {
    if (action === 'invitation_accepted' && staff) return staff;
  }
  return undefined;
}
