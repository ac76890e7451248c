/** In characters. */
export const longestMessage = 3000;
export const longestReason = 500;

/** The most that one request takes from its page in 24 hours. */
export const perDay = { messages: 10, changesOfDates: 5, cancellations: 3 } as const;
