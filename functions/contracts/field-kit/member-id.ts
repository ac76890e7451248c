import * as z from 'zod/mini';

/** The id of a member of the team. */
export const MemberId = z.string().check(z.regex(/^[\da-f]{32}$/, { error: 'invalid_format' }));
