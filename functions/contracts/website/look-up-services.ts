/**
 * Public services that return the caller's address as `{ "ip": "..." }`, in order of preference. Pages may call them.
 */
export const lookUpServices = [
  'https://api.ipify.org?format=json',
  'https://api64.ipify.org?format=json',
  'https://ipapi.co/json/',
];
