import { findStaff } from '../../data/staff.ts';
import { findTeam } from '../../data/team.ts';
import { turnOff } from '../../data/two-step.ts';

/** Turns two-step sign-in of an account off. @returns false if there is no such account in the team */
export async function resetTwoStep(email: string): Promise<boolean> {
  const [staff, team] = await Promise.all([findStaff(email), findTeam()]);
  if (!staff || (team && team.members[email]?.status !== 'active')) return false;
  return turnOff(email);
}
