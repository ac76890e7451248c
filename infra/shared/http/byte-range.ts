/** The bytes that a client asks for, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * What a `Range` header asks of a file or an object (RFC 9110, 14.1.2): Safari plays no film without it, and every
 * browser needs it to jump within one. Several ranges at once, other units and nonsense are no request for a part: the whole is sent.
 *
 * @returns `unsatisfiable` when the part begins behind the end
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start < length ? { start, end } : 'unsatisfiable';
}
