import type { Program } from '#contracts/api/programs';
import { languages } from '#contracts/field-kit/language';
import { programPageKey } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import { dataAddresses, dataKey } from '#contracts/website/published-data';
import type { ProgramsPage } from '#contracts/website/renderer';
import { contentAt } from '#contracts/website/section-pages';
import type { PublishedProgram } from '../../data/site-storage.ts';
import { fingerprintOf, type Hashes, pageFiles, withOtherContent } from './page-files.ts';
import type { Besides } from './published-content.ts';
import type { Catalogue, PublishedFile, Site } from './site.ts';

/** A program's own pages. */

/** The content of a program's pages besides the program. */
export interface Context {
  catalogue: Catalogue;
  content: Besides['content'];
}

/** Keys of the files of one program. */
export const ownKeys = (id: string): string[] => [dataKey(dataAddresses.program(id)), ...pageKeys(id)];
const pageKeys = (id: string) => languages.map((language) => programPageKey(id, language));

/** A program's page. */
const ownPage = ({ today }: Site, id: string, content: Besides['content']): ProgramsPage => ({
  ...{ path: paths.program(id), today },
  content: contentAt(paths.program(id), content),
});

/** Returns the pages of one program. */
export function ownPages(site: Site, program: Program, { catalogue, content }: Context): PublishedFile[] {
  const page = ownPage(site, program.id, content);
  const selection = site.select(page, catalogue);
  if (!selection) throw new Error(`The list lacks ${program.id}.`);
  return pageFiles(site, { page, selection, catalogue, own: program }, (language) =>
    programPageKey(program.id, language),
  );
}

/** Returns the fingerprint of a program's pages; undefined if the program is not in the list. */
export function ownFingerprint(site: Site, id: string, context: Context & { hashes: Hashes }): string | undefined {
  const page = ownPage(site, id, context.content);
  const selection = site.select(page, context.catalogue);
  return selection && fingerprintOf(site, page, selection, context.hashes);
}

/** True if a program's pages were written with what the agency says on them now. */
export function saysTheSame(site: Site, { id, page }: PublishedProgram, content: Besides['content']): boolean {
  return page.endsWith(withOtherContent('', ownPage(site, id, content)));
}
