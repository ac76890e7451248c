/** The maximum number of confirmations to a mailbox per Riyadh day, because anyone can type a stranger's address. */
export const confirmationsPerDay = 3;
