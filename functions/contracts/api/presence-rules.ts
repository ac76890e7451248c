/** Seconds after which a call no longer counts, so that who has lost the network is not shown as present. */
export const presenceSeconds = 40;
