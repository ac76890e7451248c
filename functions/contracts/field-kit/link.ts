import * as z from 'zod/mini';
import { amongBlanks, characters } from './text-rules.ts';

const links =
  /^https:\/\/(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}(?::[1-9]\d{0,3})?(?:[/?#][^\s"'<>\\]*)?$/;

/** An address of at most `max` characters that a page may link to: no scheme but https, so never a script. */
export const Link = (max: number) =>
  z.string().check(characters(1, max), z.regex(amongBlanks(links), { error: 'invalid_link' }), z.trim());
