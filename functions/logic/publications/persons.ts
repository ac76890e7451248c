import type { findProfiles } from '../../data/staff.ts';

export type Names = Awaited<ReturnType<typeof findProfiles>>;

/** Who saved or published something, with the current name. */
export const person = (email: string, names: Names) => ({ email, name: names.get(email)?.name || null });
