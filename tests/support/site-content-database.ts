import type { SectionId, SectionName } from '#contracts/api/section-names';
import { by, openPublishing } from './publishing.ts';

/** The content of the site, over a real database and the published files. */

export const owner = 'owner@rihla.example';

/** Opens a database, the site's bucket and the code that works on them. */
export async function openSiteContent() {
  const publishing = await openPublishing();
  const sections = await import('../../functions/logic/site-content/sections.ts');
  const publications = await import('../../functions/logic/site-content/publications.ts');
  const { publishSiteContent } = await import('../../functions/logic/publishing/publish-site-content.ts');

  const save = (id: SectionId, content: object, rev = 0, based_on = 0) =>
    sections.saveDraft(id, { content: { ...content }, rev, based_on }, owner);
  const publishDraft = (id: SectionId, rev = 1) =>
    publications.publishDraft(id, { rev, note: null, publish_at: null }, owner);
  return {
    ...{ ...publishing, sections, save, publishDraft },
    /** Publishes this content over whatever is there. Only `write` brings it to the pages. */
    async publish(id: SectionId, content: object) {
      const { live, draft } = await sections.getSection(id);
      const { rev } = await save(id, content, draft?.rev, live.version);
      return publishDraft(id, rev);
    },
    write: () => publishSiteContent(by('1')),
    live: async (id: SectionId) => (await sections.getSection(id)).live,
    /** Reads the published data of a section, as visitors' browsers do. */
    data: async (name: SectionName) => JSON.parse((await publishing.read(`data/site/${name}.json`)) ?? '{}').data,
  };
}
