import * as z from 'zod/mini';
import { orNull, requiredLine, requiredText } from '../field-kit/fields.ts';
import { SiteLink } from '../field-kit/link.ts';
import { serviceIcons, servicesLimits } from './site-services-rules.ts';
import { inEachLanguage } from './site-texts.ts';

const { items, title, text, name, line, link } = servicesLimits;

/** The agency's services, in the order of the home page. Without any, the page has no such part. */
export const SiteServicesBody = z.object({
  title: inEachLanguage(requiredLine(title)),
  text: inEachLanguage(requiredText(text)),
  items: z
    .array(
      z.object({
        icon: z.enum(serviceIcons),
        title: inEachLanguage(requiredLine(name)),
        text: inEachLanguage(requiredLine(line)),
        to: orNull(SiteLink(link)),
      }),
    )
    .check(z.maxLength(items)),
});
export type SiteServicesBody = z.infer<typeof SiteServicesBody>;
