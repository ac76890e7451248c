import * as z from 'zod/mini';

/** Environment variable with the queue's URL, for consumers that park events themselves. */
export const deadLettersVariable = 'DEAD_LETTERS_URL';

/** A parked event: everything that a replay needs. */
export const DeadLetter = z.object({
  consumer: z.string(),
  /** The function that parked it; absent if functions are named like their consumers. */
  function_name: z.optional(z.string()),
  /** The reason, for people. */
  reason: z.string(),
  failed_at: z.iso.datetime(),
  /** The version of the event in the release that parked it; absent in letters of earlier releases, which is 1. */
  event_version: z.optional(z.int()),
  event: z.unknown(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;
