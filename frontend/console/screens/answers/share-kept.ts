import type { Figures } from '#contracts/api/desk';

/** Returns the share of the answers within the goal, in whole percent; 0 without any. */
export const shareKept = ({ kept, answered }: Pick<Figures, 'kept' | 'answered'>): number =>
  answered > 0 ? Math.round((kept / answered) * 100) : 0;
