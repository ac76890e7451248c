import { publishProgram } from '#contracts/platform/consumers';

/** The call that publishes all programs, to the function that follows their changes. */
export const publishAll = { consumer: publishProgram.id, publish: 'all' } as const;
