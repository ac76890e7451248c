/** Facts from the contracts that the console needs. `infra/bundle/website/route-access.ts` generates them. */
declare module 'virtual:route-access' {
  export const routeAccess: Readonly<
    Record<import('#contracts/api/routes').RouteKey, import('#contracts/api/access').Access>
  >;
}
