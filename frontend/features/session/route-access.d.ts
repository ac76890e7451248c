/** Facts of the contracts that the console needs, made by `infra/bundle/website/route-access.ts`. */
declare module 'virtual:route-access' {
  export const routeAccess: Readonly<Record<import('#contracts/routes').RouteKey, import('#contracts/access').Access>>;
}
