/**
 * Public services that return the caller's address as `{ "ip": "..." }`, in order of preference. The pages' policy does
 * not allow them, since no route has a path that needs them: `tests/unit/contracts/website/headers.test.ts` tells.
 */
export const lookUpServices = [
  'https://api.ipify.org?format=json',
  'https://api64.ipify.org?format=json',
  'https://ipapi.co/json/',
];
