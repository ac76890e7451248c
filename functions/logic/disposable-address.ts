import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

let domains: Set<string> | undefined;

/** True for an address at a disposable-mail service, including subdomains. */
export function isDisposableAddress(address: string): boolean {
  domains ??= disposableEmailBlocklistSet();
  const parts = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return parts.some((_, index) => index < parts.length - 1 && domains?.has(parts.slice(index).join('.')));
}
