/** Roles of staff in rising order: each may do everything that those before it may. */
export const roles = ['viewer', 'agent', 'owner'] as const;
export type Role = (typeof roles)[number];

/**
 * A route is open to everybody, to any signed-in member of staff (to read), or to staff with at least this role. Agents
 * also write enquiries and programs. Owners also manage the team and the settings, read the activity and delete for
 * good.
 */
export type Access = 'public' | 'staff' | { readonly role: Exclude<Role, 'viewer'> };

/** Returns the roles that may call a route with this access; none for a public route, which needs no session. */
export function rolesWith(access: Access): readonly Role[] {
  if (access === 'public') return [];
  return access === 'staff' ? roles : roles.slice(roles.indexOf(access.role));
}

export const mayCall = (access: Access, role: Role): boolean => access === 'public' || rolesWith(access).includes(role);
