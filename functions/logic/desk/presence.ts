import type { Role } from '#contracts/api/access';
import { EnquiryType } from '#contracts/api/enquiries';
import type { DeskNow, Doing, Presence } from '#contracts/api/presence';
import { presenceSeconds } from '#contracts/api/presence-rules';
import { readMarked } from '../../data/enquiry-reads.ts';
import { putPresence, readPresence, removePresence } from '../../data/presence.ts';
import { listTeam } from '../staff/team.ts';

interface Own {
  open: { type: EnquiryType; id: string } | null;
  doing: Doing;
}

/** Stores what one has open, and returns what active colleagues have open, and when a customer has last acted. */
export async function sharePresence(
  { open, doing }: Own,
  { email, role }: { email: string; role: Role },
  now = new Date(),
): Promise<DeskNow> {
  const own = { who: email, doing: role === 'viewer' ? 'looking' : doing, at: now.toISOString() } as const;
  const [colleagues, unanswered_latest] = await Promise.all([
    readColleagues(email, now),
    readLastMark(),
    open ? putPresence({ ...own, ...open }, presenceSeconds) : removePresence(email),
  ]);
  return { colleagues, unanswered_latest };
}

async function readLastMark(): Promise<string | null> {
  const marked = await Promise.all(EnquiryType.options.map((type) => readMarked(type, 1)));
  const instants = marked.flat().map(({ since }) => since);
  return instants.toSorted().at(-1) ?? null;
}

async function readColleagues(email: string, now: Date): Promise<Presence[]> {
  const team = (await listTeam()).filter((member) => member.status === 'active' && member.email !== email);
  const names = new Map(team.map((member) => [member.email, member.name]));
  const since = new Date(now.getTime() - presenceSeconds * 1000).toISOString();
  return (await readPresence([...names.keys()]))
    .filter(({ at }) => at > since)
    .map(({ who, type, id, doing }) => ({ who: { email: who, name: names.get(who) ?? '' }, type, id, doing }));
}
