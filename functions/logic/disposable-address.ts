import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

let domains: Set<string> | undefined;

/** True for an address of a service that hands out throw-away mailboxes, subdomains included. */
export function isDisposableAddress(address: string): boolean {
  domains ??= disposableEmailBlocklistSet();
  const parts = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return parts.some((_, index) => index < parts.length - 1 && domains?.has(parts.slice(index).join('.')));
}
