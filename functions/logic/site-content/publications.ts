import type { SiteSection } from '#contracts/api/site-content';
import { readLive, siteVersions } from '../../data/site-content.ts';
import { ProblemError } from '../../errors.ts';
import { checked, publishChecked } from './publish.ts';
import { currentDraft } from './publish-due.ts';
import { sectionNamed } from './section-named.ts';
import { shown } from './sections.ts';

interface Asked {
  rev: number;
  note: string | null;
  publish_at: string | null;
}

/**
 * Publishes a draft, or plans to, unless something stops it. Of a planned draft it changes the time.
 * @throws ProblemError `site_section_not_found`, `draft_not_found`, `version_conflict`; ValidationFailed
 */
export async function publishDraft(id: string, { rev, note, publish_at }: Asked, by: string): Promise<SiteSection> {
  const section = sectionNamed(id);
  const draft = await currentDraft(section);
  if (!draft) throw new ProblemError('draft_not_found');
  if (draft.rev !== rev) throw new ProblemError('version_conflict');
  const outcome = await checked(section, draft);
  const made_at = new Date().toISOString();
  if (publish_at === null || publish_at <= made_at || outcome.isDone) {
    return shown(section, await publishChecked(section, outcome, { by, note, rev }), undefined);
  }
  const planned = await siteVersions.planDraft(draft, { plan: { publish_at, by, made_at, note } });
  return shown(section, outcome.before, planned);
}

/**
 * Cancels a plan: its content is the draft again. Repeated, it changes nothing; what is due by now is published.
 * @throws ProblemError `site_section_not_found`, `version_conflict`
 */
export async function cancelPlan(id: string): Promise<SiteSection> {
  const section = sectionNamed(id);
  const draft = await currentDraft(section);
  const cancelled = draft?.plan ? await siteVersions.planDraft(draft, { plan: null }) : draft;
  return shown(section, await readLive(section), cancelled);
}
