/**
 * The part of an address that stands for one caller: all of IPv4; of IPv6 the first 64 bits, since a single connection
 * has that many addresses (RFC 6177). IPv4 in IPv6 (`::ffff:192.0.2.1`) counts as IPv4. Some proxies add the port, which
 * the caller chooses: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
 */
export function countedAddress(address: string): string {
  const text = address
    .toLowerCase()
    .replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .replace(/%.*$/, '');
  if (!text.includes(':')) return text;
  const groups = groupsOf(text);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups.slice(6).flatMap(bytesOf).join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * The network of a counted address, which many people share: 256 addresses of IPv4, of IPv6 the range that one provider
 * gets (RFC 6177).
 */
export function networkOf(counted: string): string {
  if (!counted.includes(':')) return counted.replace(/\d+$/, '0/24');
  return `${counted.split(':').slice(0, 2).join(':')}::/32`;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [left = '', right] = address.split('::');
  const before = numbersOf(left);
  const after = numbersOf(right ?? '');
  const zeros = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<number>(zeros).fill(0), ...after];
}

/** Reads groups in hex; the last two may be written as an IPv4 address. */
const numbersOf = (part: string) =>
  part.split(':').flatMap((group) => {
    if (!group) return [];
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });

const bytesOf = (group: number) => [group >> 8, group & 255];
