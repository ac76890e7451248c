import { disposableEmailBlocklist } from 'disposable-email-domains-js';

/** True for an address at a disposable-mail service, including subdomains. */
export function isDisposableAddress(address: string): boolean {
  // Searched as a list: a cold function calls this once or twice, and a set of them takes longer to make.
  const domains = disposableEmailBlocklist();
  const parts = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return parts.some((_, index) => index < parts.length - 1 && domains.includes(parts.slice(index).join('.')));
}
