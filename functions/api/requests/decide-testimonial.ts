import { decideTestimonial } from '#contracts/api/testimonials';
import { routeHandler } from '../../http/route-handler.ts';
import { decide } from '../../logic/testimonials.ts';

export const handler = routeHandler(decideTestimonial, async ({ params, body, report }) => {
  await decide(params, body);
  report({ action: `testimonial_${body.decision}`, record: { kind: params.type, id: params.id } });
});
