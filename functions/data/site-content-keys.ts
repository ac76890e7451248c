import type { SectionId } from '#contracts/api/section-names';

/** The sort key of what is published. */
export const liveState = 'LIVE';

export const liveKey = (section: SectionId) => ({ pk: section, sk: liveState });
