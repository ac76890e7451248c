const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox behind an address, for counting: `No.Ra+trips@Gmail.com` is delivered to `nora@gmail.com`. Most
 * providers ignore a tag after `+`; with the others, several addresses share one limit.
 */
export function mailboxKey(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const [untagged = ''] = lower.slice(0, at).split('+');
  const name = untagged || lower.slice(0, at);
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
