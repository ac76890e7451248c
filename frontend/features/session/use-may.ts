import { routeAccess } from 'virtual:route-access';
import { createContext, useContext } from 'react';
import { mayCall, type Role } from '#contracts/access';
import type { RouteKey } from '#contracts/routes';

/** The role of the person whose session the screen belongs to, also while the session is over. */
export const RoleContext = createContext<Role | undefined>(undefined);

/** Tells what the signed-in person may call: `mayCallRoute('PUT /programs/{id}')`. */
export function useMayCall(): (key: RouteKey) => boolean {
  const role = useContext(RoleContext);
  return (key) => role !== undefined && mayCall(routeAccess[key], role);
}

/** True if the signed-in person may call this route: a control that needs it is shown to nobody else. */
export const useMay = (key: RouteKey): boolean => useMayCall()(key);
