import type { Enquiry } from '#contracts/api/enquiries';
import { Language } from '#contracts/field-kit/fields';
import { defaultLanguage } from '#contracts/field-kit/language';
import { defaultStaffMailSingles, staffMail } from '#contracts/platform/resources';
import { findTeam } from '../../data/team.ts';

interface StaffReceivers {
  addresses: string[];
  language: Language;
  /** The maximum number of enquiries mailed separately in ten minutes. */
  singles: number;
}

/** Returns the recipients of mail for staff, from the stack's settings. */
export function staffReceivers(): StaffReceivers {
  const addresses = (process.env[staffMail.address] ?? '').split(',').map((address) => address.trim());
  if (!addresses[0]) throw new Error(`The environment variable ${staffMail.address} is not set.`);
  const singles = Number(process.env[staffMail.singles] || defaultStaffMailSingles);
  return { addresses, singles, language: Language.safeParse(process.env[staffMail.language]).data ?? defaultLanguage };
}

export interface Receiver {
  address: string;
  language: Language;
}

interface RequestReceivers {
  /** Who has the request; undefined if nobody active has it. */
  owner: Receiver | undefined;
  /** The addresses of staff, and the owners of the agency, besides. */
  others: Receiver[];
  heads: Receiver[];
}

/** Returns a function that says who gets mail about a request. */
export async function requestReceivers() {
  const { addresses, language } = staffReceivers();
  const members = (await findTeam())?.members ?? {};
  const allHeads = Object.entries(members)
    .filter(([, { role, status }]) => role === 'owner' && status === 'active')
    .map(([address, { language }]) => ({ address, language }));
  return ({ owner: author }: Pick<Enquiry, 'owner'>): RequestReceivers => {
    const member = author && members[author.email];
    const owner =
      author && member?.status === 'active' ? { address: author.email, language: member.language } : undefined;
    const others = addresses.filter((address) => address !== owner?.address).map((address) => ({ address, language }));
    const heads = allHeads.filter(({ address }) => address !== owner?.address);
    return { owner, others, heads };
  };
}
