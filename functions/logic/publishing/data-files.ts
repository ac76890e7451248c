import type { Program } from '#contracts/api/programs';
import type { Season } from '#contracts/api/seasons';
import { type SectionName, sectionNames } from '#contracts/api/section-names';
import type { SiteContent } from '#contracts/api/shown-content';
import { withGonePrograms } from '#contracts/website/program-testimonials';
import { dataAddresses, dataKey } from '#contracts/website/published-data';
import { type Catalogue, hashOf, type PublishedFile } from './site.ts';

/** Returns the published data of one program. */
export const dataFile = (program: Program): PublishedFile => ({
  key: dataKey(dataAddresses.program(program.id)),
  fingerprint: hashOf(program),
  make: async () => JSON.stringify({ data: program }),
});

/** Returns the published seasons. */
export const seasonsFile = (seasons: readonly Season[]): PublishedFile => ({
  key: dataKey(dataAddresses.seasons),
  fingerprint: hashOf(seasons),
  make: async () => JSON.stringify({ data: seasons }),
});

/** Returns what visitors get of each section of the site, as published data. */
export const sectionFiles = (content: SiteContent): PublishedFile[] =>
  sectionNames.map((name) => sectionFile(name, content[name]));

export const sectionFile = <Name extends SectionName>(name: Name, content: SiteContent[Name]): PublishedFile => ({
  key: dataKey(dataAddresses.section(name)),
  fingerprint: hashOf([content]),
  make: async () => JSON.stringify({ data: content }),
});

/** Returns what is said of programs, without links to those that are not in the list. */
export const saidOf = <Said extends Pick<Partial<SiteContent>, 'testimonials'>>(said: Said, catalogue: Catalogue) => {
  const ids = new Set(catalogue.map(({ id }) => id));
  return { ...said, testimonials: withGonePrograms(said.testimonials ?? [], (id) => ids.has(id)) };
};
