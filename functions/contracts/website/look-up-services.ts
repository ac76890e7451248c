/** Public services that tell a caller's address, tried in this order; each answers `{ "ip": "..." }`. Pages may call them. */
export const lookUpServices = [
  'https://api.ipify.org?format=json',
  'https://api64.ipify.org?format=json',
  'https://ipapi.co/json/',
];
