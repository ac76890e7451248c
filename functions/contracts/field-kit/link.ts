import * as z from 'zod/mini';
import { amongBlanks, characters } from './text-rules.ts';

const links = /^https:\/\/[^\s"'<>\\]+$/;

/** An address of at most `max` characters that a page may link to: no scheme but https, so never a script. */
export const Link = (max: number) =>
  z.string().check(
    characters(1, max),
    z.regex(amongBlanks(links), { error: 'invalid_link' }),
    z.trim(),
    z.refine((text: string) => URL.canParse(text), { error: 'invalid_link' }),
  );
