/**
 * Public services that return the caller's address as `{ "ip": "..." }`, in order of preference. The content security
 * policy does not allow them, since no route needs them today; `tests/unit/contracts/website/headers.test.ts` checks
 * that.
 */
export const lookUpServices = [
  'https://api.ipify.org?format=json',
  'https://api64.ipify.org?format=json',
  'https://ipapi.co/json/',
];
