import type { DraftContent } from '#contracts/api/draft-shapes';
import type { SectionId } from '#contracts/api/section-names';
import type { SiteDraftInShort, SiteSection } from '#contracts/api/site-content';
import type { AutosavedSession } from '../drafts/autosave.ts';
import { createTurns } from '../drafts/create-turns.ts';
import { type HowToPublish, publishSiteDraft, readSection, saveSiteDraft } from './section-routes.ts';

const server = { publishSiteDraft, readSection, saveSiteDraft };

export type SectionSession = ReturnType<typeof createSectionSession>;

/**
 * The draft of a section. Its calls follow one another, so that no save overtakes another.
 * @param content what the form shows at first: this is not saved again
 */
export function createSectionSession(
  section: SectionId,
  { live, draft }: SiteSection,
  content: DraftContent,
  { publishSiteDraft, readSection, saveSiteDraft } = server,
) {
  let rev = draft?.rev ?? 0;
  let basedOn = draft?.based_on ?? live.version;
  let stored = JSON.stringify(content);
  const inTurn = createTurns();

  async function store(wanted: DraftContent): Promise<SiteDraftInShort> {
    const saved = await saveSiteDraft(section, { content: wanted, rev, based_on: basedOn });
    ({ rev } = saved);
    stored = JSON.stringify(wanted);
    return saved;
  }

  return {
    id: () => `site:${section}`,
    isBegun: () => true,
    isStored: (wanted) => JSON.stringify(wanted) === stored,
    position: () => ({ rev }),
    hasDraft: () => rev > 0,
    save: (wanted) => inTurn(async () => (JSON.stringify(wanted) === stored ? undefined : store(wanted))),
    /** Saves what the form has, and publishes it, or plans to. */
    publish: (wanted: DraftContent, how: HowToPublish) =>
      inTurn(async () => {
        if (rev === 0 || JSON.stringify(wanted) !== stored) await store(wanted);
        return publishSiteDraft(section, { rev, ...how });
      }),
    /** Reads what a conflict is about: a colleague's draft, or what was published since. The next save replaces it. */
    readTheirs: () =>
      inTurn(async () => {
        const { live, draft } = await readSection(section);
        const isTheirs = draft !== null && draft.rev !== rev;
        [rev, basedOn, stored] = [draft?.rev ?? 0, live.version, ''];
        return isTheirs
          ? { content: draft.content, at: draft.saved_at }
          : { content: live.content, at: live.published_at ?? new Date().toISOString() };
      }),
  } satisfies AutosavedSession & Record<string, unknown>;
}
