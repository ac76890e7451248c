import type { TravelAgency } from 'schema-dts';
import type { Brand } from '#contracts/api/site-brand-rules';
import { type Language, languages, otherLanguages } from '#contracts/field-kit/language';
import { dialled } from '#contracts/website/contact-links';
import { paths } from '#contracts/website/paths';
import { pictureFile } from '#contracts/website/site-picture-files';
import { fileAddress, pageAddress } from '../../lib/page-address.ts';
import type { ShownContact } from '../site-content/use-contact.ts';

/** The identifier by which other structured data refers to the agency. */
export const agencyId = () => fileAddress('/#agency');

interface Agency {
  brand: Brand;
  contact: ShownContact;
  /** The year in which it began; undefined on pages that do not say so. */
  since?: number | undefined;
}

/** The agency as structured data, without marketing claims, which nobody can verify. */
export function travelAgency(
  language: Language,
  { brand: { name, legal_name, logo, share }, contact, since }: Agency,
): Exclude<TravelAgency, string> {
  const { phones, emails, addresses, always, social, vat } = contact;
  const [address] = addresses;
  const [main, direct = main] = phones;
  return {
    '@type': 'TravelAgency',
    '@id': agencyId(),
    name: name[language],
    alternateName: otherLanguages(language).map((other) => name[other]),
    legalName: legal_name[language],
    url: pageAddress(paths.home, language),
    logo: fileAddress(logo ? pictureFile.logoAsPng(logo.light.id) : '/icon-512.png'),
    image: fileAddress(share ? pictureFile.share(share.id) : `/preview-${language}.jpg`),
    ...(direct && { telephone: direct.number }),
    ...(emails[0] && { email: emails[0].address }),
    ...(since !== undefined && { foundingDate: String(since) }),
    ...(vat && { vatID: vat }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.text,
        addressLocality: address.city,
        addressCountry: 'SA',
      },
    }),
    ...(address?.place && { geo: { '@type': 'GeoCoordinates', ...address.place } }),
    sameAs: social.map(({ link }) => link),
    ...(main && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: dialled(main.number),
        availableLanguage: [...languages],
      },
    }),
    // Open at all hours, in schema.org's format.
    ...(always && {
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '00:00',
        closes: '23:59',
      },
    }),
    currenciesAccepted: 'SAR',
  };
}
