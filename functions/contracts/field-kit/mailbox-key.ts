/** A provider's domains, which share their mailboxes, and the characters of a name that it ignores. */
interface Provider {
  domains: readonly string[];
  ignored?: RegExp;
}

/** Providers with several spellings of a mailbox besides the tag after `+`. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  // Behind the hyphen is the name of a throw-away address of the same mailbox.
  { domains: ['yahoo.com', 'ymail.com', 'rocketmail.com'], ignored: /-.*/ },
  { domains: ['yandex.ru', 'yandex.com', 'ya.ru'], ignored: /[.-]/g },
];

/**
 * Returns the mailbox behind an address, for counting: `No.Ra+trips@Gmail.com` is delivered to `nora@gmail.com`. Most
 * providers ignore a tag after `+`; with the others, several addresses share one limit.
 */
export function mailboxKey(address: string): string {
  const { name, domain } = partsOf(address);
  const { domains, ignored } = providers.find(({ domains }) => domains.includes(domain)) ?? { domains: [domain] };
  return `${(ignored && name.replace(ignored, '')) || name}@${domains[0]}`;
}

/**
 * Returns the key of an earlier version, which joined the spellings of Gmail only. Undeliverable mailboxes are stored
 * under it for up to two years after the deployment of a later version.
 */
export function formerMailboxKey(address: string): string {
  const { name, domain } = partsOf(address);
  return providers[0]?.domains.includes(domain) ? mailboxKey(address) : `${name}@${domain}`;
}

function partsOf(address: string): { name: string; domain: string } {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const [untagged = ''] = lower.slice(0, at).split('+');
  return { name: untagged || lower.slice(0, at), domain: lower.slice(at + 1) };
}
