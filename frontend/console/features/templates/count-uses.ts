import { staffApi } from '../session/staff-api.ts';

/** Counts one use of each template, so that lists begin with those used most. A failure loses a count and nothing else. */
export function countUses(ids: readonly string[]): void {
  void staffApi('POST /desk/templates/uses', { body: { ids: [...ids] } }).catch(() => undefined);
}
