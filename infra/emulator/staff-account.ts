import { StartError } from '../common/start-error.ts';
import { type Account, staffData } from '../seed/staff.ts';

/**
 * Gives the first owner an account with this password.
 * @param emulator its name, for people
 * @throws StartError if the emulator was used before and its owner is somebody else
 */
export async function openStaffAccount(
  emulator: string,
  staff: Account,
  environment: Record<string, string>,
): Promise<void> {
  const { putStaff, setPassword } = await staffData(environment);
  const { findTeam } = await import('../../functions/data/team.ts');
  const { members } = (await findTeam()) ?? {};
  const isOwner = (email: string) => members?.[email]?.role === 'owner' && members[email].status === 'active';
  if (members && !isOwner(staff.email)) {
    const owner = Object.keys(members).find(isOwner) ?? 'somebody else';
    throw new StartError(
      `${emulator} was used before, was not emptied, and its owner is ${owner}: set ADMIN_EMAIL to that, or restart ${emulator}.`,
    );
  }
  // If the emulator was not emptied, the account exists with an old password.
  if (!(await putStaff({ ...staff, name: 'Rihla' }))) await setPassword(staff.email, staff.password);
}
