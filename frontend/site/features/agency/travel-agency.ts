import type { TravelAgency } from 'schema-dts';
import { type Language, languages, otherLanguages } from '#contracts/field-kit/language';
import { paths } from '#contracts/website/paths';
import { site } from '#shared/lib/site.ts';
import { fileAddress, pageAddress } from '../../lib/page-address.ts';

/** The identifier by which other structured data refers to the agency. */
export const agencyId = () => fileAddress('/#agency');

/** The agency as structured data, without marketing claims, which nobody can verify. */
export const travelAgency = (language: Language): Exclude<TravelAgency, string> => ({
  '@type': 'TravelAgency',
  '@id': agencyId(),
  name: site.name[language],
  alternateName: otherLanguages(language).map((other) => site.name[other]),
  legalName: site.legalName[language],
  url: pageAddress(paths.home, language),
  logo: fileAddress('/icon-512.png'),
  image: fileAddress(`/preview-${language}.jpg`),
  telephone: site.phone,
  email: site.email,
  foundingDate: String(site.since),
  vatID: site.vatNumber,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address[language],
    addressLocality: site.city[language],
    addressCountry: 'SA',
  },
  geo: { '@type': 'GeoCoordinates', ...site.place },
  sameAs: site.social.map(({ url }) => url),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: site.hotline,
    availableLanguage: [...languages],
  },
  // Open at all hours, in schema.org's format.
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: '00:00',
    closes: '23:59',
  },
  currenciesAccepted: 'SAR',
});
