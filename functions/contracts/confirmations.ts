/** The largest number of confirmations to a mailbox in a Riyadh day: anyone can type a stranger's address. */
export const confirmationsPerDay = 3;
