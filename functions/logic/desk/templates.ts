import type { AuditedChange } from '#contracts/api/audit';
import type { Author } from '#contracts/api/enquiries';
import { builtInTemplates } from '#contracts/api/template-rules';
import type { Template, TemplateList, Templates, TemplatesBody } from '#contracts/api/templates';
import { countUses, readTemplates, readTemplateUses, replaceTemplates } from '../../data/templates.ts';
import { changesBetween } from '../audit/changes-between.ts';

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
  report({ changes: templateChanges(before.templates, after.templates) });
  return after;
}

/** @throws ProblemError `version_conflict` */
export const changeOwn = async (body: TemplatesBody, by: Author): Promise<TemplateList> =>
  (await replaceTemplates(by.email, body, by)).after;

/** Changed fields by the template's id: `<id>.texts.ar`. The title of a changed template is among them, to name it. */
export function templateChanges(before: readonly Template[], after: readonly Template[]): AuditedChange[] {
  const byId = (templates: readonly Template[]) =>
    new Map(templates.map(({ id, title, texts }) => [id, { title, texts }]));
  const [old, current] = [byId(before), byId(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((id) => {
    const [one, other] = [old.get(id), current.get(id)];
    const changes = changesBetween({ [id]: one ?? {} }, { [id]: other ?? {} });
    if (!one || !other || changes.length === 0 || one.title !== other.title) return changes;
    return [{ field: `${id}.title`, before: one.title, after: other.title }, ...changes];
  });
}

/** Counts one use of each of these that the person may use. */
export async function countTemplateUses(ids: readonly string[], email: string): Promise<void> {
  const known = new Set(idsOf(await Promise.all([readTemplates(undefined), readTemplates(email)])));
  await countUses([...new Set(ids)].filter((id) => known.has(id)));
}

const idsOf = (lists: readonly TemplateList[]): string[] => [
  ...builtInTemplates,
  ...lists.flatMap(({ templates }) => templates.map(({ id }) => id)),
];
