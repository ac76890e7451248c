import * as z from 'zod/mini';
import type { Author } from '#contracts/api/enquiries';
import { TemplateList, type TemplatesBody } from '#contracts/api/templates';
import { ProblemError } from '../errors.ts';
import { deleteItem, getItem, updateItem } from './dynamo.ts';
import { sha256 } from './hash.ts';
import { replaceSetting } from './versioned-setting.ts';

/** Each list of templates is one item, so that one conditional write changes it. */
const keyOf = (owner: string | undefined) => ({ pk: owner ? `templates-of:${sha256(owner)}` : 'templates' });

/** How often templates were used: one number for each, under its id. */
const usesKey = { pk: 'template-uses' };
const prefix = 'of:';

/** @param owner the e-mail address of who has them; undefined for the shared ones */
export async function readTemplates(owner: string | undefined): Promise<TemplateList> {
  const item = await getItem('Settings', keyOf(owner));
  return item ? TemplateList.parse(item) : { templates: [], version: 0 };
}

/**
 * Replaces a list. Those that stay as they were keep the time and the author of their last change. Returns the lists
 * before and after.
 * @throws ProblemError `version_conflict`
 */
export async function replaceTemplates(
  owner: string | undefined,
  { templates, version }: TemplatesBody,
  by: Author,
): Promise<{ before: TemplateList; after: TemplateList }> {
  const before = await readTemplates(owner);
  if (before.version !== version) throw new ProblemError('version_conflict');
  const known = new Map(before.templates.map((template) => [template.id, template]));
  const change = { updated_at: new Date().toISOString(), updated_by: by };
  const after: TemplateList = {
    templates: templates.map((template) => {
      const { updated_at, updated_by, ...old } = known.get(template.id) ?? change;
      const isSame = JSON.stringify(old) === JSON.stringify(template);
      return { ...template, ...(isSame ? { updated_at, updated_by } : change) };
    }),
    version: version + 1,
  };
  await replaceSetting(keyOf(owner), { schema: 1, ...after }, version);
  const gone = [...known.keys()].filter((id) => !templates.some((template) => template.id === id));
  await forgetUses(gone);
  return { before, after };
}

/** Removes a person's own templates. */
export async function removeTemplates(owner: string): Promise<void> {
  const { templates } = await readTemplates(owner);
  await forgetUses(templates.map(({ id }) => id));
  await deleteItem('Settings', keyOf(owner));
}

/** How often each template was used, by id. */
export async function readTemplateUses(): Promise<Record<string, number>> {
  const counts = Object.entries((await getItem('Settings', usesKey)) ?? {});
  const uses = counts.flatMap(([name, count]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), count]] : []));
  return z.record(z.string(), z.int()).parse(Object.fromEntries(uses));
}

/** Counts one more use of each. */
export const countUses = (ids: readonly string[]) => changeUses('ADD', ids, (count) => `${count} :one`, { ':one': 1 });

const forgetUses = (ids: readonly string[]) => changeUses('REMOVE', ids, (count) => count);

async function changeUses(
  verb: 'ADD' | 'REMOVE',
  ids: readonly string[],
  part: (count: string) => string,
  values?: Record<string, number>,
): Promise<void> {
  if (ids.length === 0) return;
  const names = Object.fromEntries(ids.map((id, place) => [`#n${place}`, prefix + id]));
  await updateItem('Settings', usesKey, {
    UpdateExpression: `${verb} ${Object.keys(names).map(part).join(', ')}`,
    ExpressionAttributeNames: names,
    ...(values && { values }),
  });
}
