import { routeAccess } from 'virtual:route-access';
import { createContext, useContext } from 'react';
import { mayCall, type Role } from '#contracts/api/access';
import type { RouteKey } from '#contracts/api/routes';

/** The role of the session's owner, kept after the session has ended. */
export const RoleContext = createContext<Role | undefined>(undefined);

/** Returns a function that says if the signed-in person may call a route: `mayCallRoute('PUT /programs/{id}')`. */
export function useMayCall(): (key: RouteKey) => boolean {
  const role = useContext(RoleContext);
  return (key) => role !== undefined && mayCall(routeAccess[key], role);
}

/** True if the signed-in person may call this route. Controls that need the route are hidden otherwise. */
export const useMay = (key: RouteKey): boolean => useMayCall()(key);
