/** The limits of what staff keep about a customer. */
export const customerLimits = { note: 4000, nextContact: 200, merged: 20 } as const;
