/** The most requests that one is linked to, and the most that are merged into one. */
export const relationLimits = { linked: 20, merged: 20 } as const;

/** The outcome for two requests, as the history of one of them says it of the other. */
export const relationChanges = [
  ...(['linked', 'unlinked'] as const),
  /** The other one was made of this one, and the other way round. */
  ...(['split_off', 'split_from'] as const),
  /** The other one is in this one from then on, and no longer. */
  ...(['took_in', 'gave_back'] as const),
  /** This one is in the other one from then on, and no longer. */
  ...(['merged_into', 'taken_out'] as const),
] as const;
export type RelationChange = (typeof relationChanges)[number];
