/** The maximum number of confirmations to a mailbox per Riyadh day, because anyone can type a stranger's address. */
export const confirmationsPerDay = 3;

/**
 * The maximum number of requests per Riyadh day that are confirmed for one connection to the internet, by default: one
 * sender has few customers' addresses to type, and mobile carriers put several customers behind one.
 */
export const confirmationsPerConnection = 10;

/**
 * A domain that is no large provider's gets so many times as many: all of its addresses may end in one mailbox. More than
 * one, so that no connection alone uses up a company's.
 */
export const connectionsPerDomain = 2;
