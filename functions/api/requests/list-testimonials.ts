import { listTestimonials } from '#contracts/api/testimonials';
import { routeHandler } from '../../http/route-handler.ts';
import { listWaiting } from '../../logic/testimonials.ts';

export const handler = routeHandler(listTestimonials, async ({ report }) => {
  const waiting = await listWaiting();
  for (const { type, id } of waiting) report({ action: 'enquiry_read', record: { kind: type, id } });
  return waiting;
});
