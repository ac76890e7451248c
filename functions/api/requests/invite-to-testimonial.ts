import { inviteToTestimonial } from '#contracts/api/testimonials';
import { routeHandler } from '../../http/route-handler.ts';
import * as testimonials from '../../logic/testimonials.ts';

export const handler = routeHandler(inviteToTestimonial, async ({ params, report }) => {
  const link = await testimonials.inviteToTestimonial(params);
  report({ action: 'testimonial_invited', record: { kind: params.type, id: params.id } });
  return link;
});
