import type { CancellationStep } from '../api/program-parts.ts';
import { CancellationTerms } from '../api/program-parts.ts';
import { agency } from './agency.ts';

/**
 * What is wrong with the agency's values, which operators replace: a sentence for each. The system does not start with any.
 * The legal page and the answers on the home page promise free cancellation, so a step must pay everything back.
 */
export function agencyIssues(cancellation: readonly CancellationStep[] = agency.cancellation): string[] {
  const place = 'cancellation in functions/contracts/website/agency.ts';
  if (!CancellationTerms.safeParse(cancellation).success)
    return [
      `${place} must have 1 to 8 steps, from the longest time before departure to the shortest, that never pay back more later`,
    ];
  const isFree = cancellation.some(({ refund_percent }) => refund_percent === 100);
  return isFree ? [] : [`${place} must begin with a step that pays back 100 percent`];
}
