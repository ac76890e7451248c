const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, for counting: `No.Ra+trips@Gmail.com` is delivered to `nora@gmail.com`. Most providers
 * ignore a tag behind `+`; those that do not lose nothing but a share of a limit.
 */
export function mailboxKey(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const [untagged = ''] = lower.slice(0, at).split('+');
  const name = untagged || lower.slice(0, at);
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
