import { type Desk, dutyHours } from '#contracts/api/desk';
import type { Author } from '#contracts/api/enquiries';
import type { Member } from '#contracts/api/team';
import { readDuty, setDuty, takeTurn } from '../../data/duty.ts';
import { ProblemError, ValidationFailed } from '../../errors.ts';
import { listTeam, memberId } from '../staff/team.ts';

/** Who may have requests: active agents and owners, by name. */
async function listPeople(): Promise<Member[]> {
  const team = await listTeam();
  return team.filter(({ status, role }) => status === 'active' && role !== 'viewer');
}

export async function getDesk(me: string): Promise<Desk> {
  const [people, duty] = await Promise.all([listPeople(), readDuty()]);
  return {
    people: people.map(({ id, email, name }) => ({ id, email, name, on_duty_until: duty.get(email) ?? null })),
    me: memberId(me),
  };
}

/** Begins a duty, or begins it again; or ends it. */
export async function changeDuty(email: string, isOnDuty: boolean): Promise<Desk> {
  const end = new Date(Date.now() + dutyHours * 3_600_000).toISOString();
  await setDuty(email, isOnDuty ? end : undefined);
  return getDesk(email);
}

/** @throws ProblemError `member_not_found` */
export async function getPerson(id: string): Promise<Author> {
  const found = (await listPeople()).find((person) => person.id === id);
  if (!found) throw new ProblemError('member_not_found');
  return { email: found.email, name: found.name };
}

/**
 * The colleagues whom a note mentions, without its author.
 * @throws ValidationFailed if somebody may have no requests
 */
export async function findMentioned(ids: readonly string[], author: Author): Promise<Author[]> {
  if (ids.length === 0) return [];
  const people = await listPeople();
  const found = [...new Set(ids)].map((id) => people.find((person) => person.id === id));
  const known = found.filter((person) => person !== undefined);
  if (known.length < found.length) throw new ValidationFailed([{ field: 'mentions', code: 'not_an_option' }]);
  return known.filter(({ email }) => email !== author.email).map(({ email, name }) => ({ email, name }));
}

/** The next person on duty, in the order of the addresses; undefined if nobody is. */
export async function nextOnDuty(): Promise<Author | undefined> {
  const duty = await readDuty();
  if (duty.size === 0) return undefined;
  const people = (await listPeople()).filter(({ email }) => duty.has(email));
  if (people.length === 0) return undefined;
  const inTurn = people.toSorted((one, other) => (one.email < other.email ? -1 : 1));
  const next = inTurn[(await takeTurn()) % inTurn.length];
  return next && { email: next.email, name: next.name };
}
