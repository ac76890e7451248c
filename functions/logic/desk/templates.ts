import type { AuditedChange } from '#contracts/api/audit';
import type { Author } from '#contracts/api/enquiries';
import { builtInTemplates } from '#contracts/api/template-rules';
import type { TemplateList, Templates, TemplatesBody } from '#contracts/api/templates';
import { countUses, readTemplates, readTemplateUses, replaceTemplates } from '../../data/templates.ts';
import { entryChanges } from '../audit/entry-changes.ts';

/** @param email who asks */
export async function getTemplates(email: string): Promise<Templates> {
  const [shared, own, uses] = await Promise.all([readTemplates(undefined), readTemplates(email), readTemplateUses()]);
  const mine = new Set(idsOf([shared, own]));
  return { shared, own, uses: Object.fromEntries(Object.entries(uses).filter(([id]) => mine.has(id))) };
}

/** @throws ProblemError `version_conflict` */
export async function changeShared(
  body: TemplatesBody,
  by: Author,
  report: (details: { changes: AuditedChange[] }) => void,
): Promise<TemplateList> {
  const { before, after } = await replaceTemplates(undefined, body, by);
  report({ changes: entryChanges(before.templates, after.templates) });
  return after;
}

/** @throws ProblemError `version_conflict` */
export const changeOwn = async (body: TemplatesBody, by: Author): Promise<TemplateList> =>
  (await replaceTemplates(by.email, body, by)).after;

/** Counts one use of each of these that the person may use. */
export async function countTemplateUses(ids: readonly string[], email: string): Promise<void> {
  const known = new Set(idsOf(await Promise.all([readTemplates(undefined), readTemplates(email)])));
  await countUses([...new Set(ids)].filter((id) => known.has(id)));
}

const idsOf = (lists: readonly TemplateList[]): string[] => [
  ...builtInTemplates,
  ...lists.flatMap(({ templates }) => templates.map(({ id }) => id)),
];
