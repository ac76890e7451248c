import { paths } from './paths.ts';

/**
 * The address that opens the page of a request. The secret is in the fragment, which browsers send to nobody: no log and
 * no `Referer` contains it.
 */
export const requestLink = (origin: string, link: SecretLink) => linkTo(origin, paths.request, link);

/** The same by which a customer can write a testimonial. */
export const testimonialLink = (origin: string, link: SecretLink) => linkTo(origin, paths.testimonial, link);

/** The same that opens a quote. */
export const quoteLink = (origin: string, link: SecretLink) => linkTo(origin, paths.quote, link);

interface SecretLink {
  reference: string;
  secret: string;
}

const linkTo = (origin: string, path: string, { reference, secret }: SecretLink) =>
  `${origin}${path}#${reference}.${secret}`;
