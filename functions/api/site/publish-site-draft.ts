import { publishSiteDraft } from '#contracts/api/site-publications';
import { routeHandler } from '../../http/route-handler.ts';
import { publishDraft } from '../../logic/site-content/publications.ts';

export const handler = routeHandler(publishSiteDraft, async ({ params, body, session, report }) => {
  const section = await publishDraft(params.id, body, session.staff.email);
  const action = section.draft?.plan ? 'site_publication_planned' : 'site_published';
  report({ action, record: { kind: 'site_section', id: section.id } });
  return section;
});
