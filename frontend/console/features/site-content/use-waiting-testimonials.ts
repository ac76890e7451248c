import useSWR from 'swr';
import type { WaitingTestimonial } from '#contracts/api/testimonials';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import { useMay } from '../session/use-may.ts';

/** The testimonials that wait for an owner; undefined while they are read. */
export function useWaitingTestimonials() {
  const mayRead = useMay('GET /requests/testimonials');
  return useSWR(mayRead ? 'waiting testimonials' : null, () => staffApi('GET /requests/testimonials'));
}

/** Says what became of one. */
export const decideTestimonial = (
  { type, id, testimonial: { at } }: WaitingTestimonial,
  decision: 'taken' | 'declined',
): Promise<true> =>
  resumeAfterSignIn(() =>
    staffApi('PUT /requests/{type}/{id}/testimonial', { params: { type, id }, body: { decision, at } }),
  );
