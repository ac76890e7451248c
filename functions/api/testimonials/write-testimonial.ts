import { writeTestimonial } from '#contracts/api/testimonials';
import { publicHandler } from '../../http/public-handler.ts';
import { writeOrOpen } from '../../logic/testimonials.ts';

export const handler = publicHandler(writeTestimonial, ({ body, address }) => writeOrOpen(body, address));
