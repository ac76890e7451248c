import * as z from 'zod/mini';
import type { Author } from '#contracts/api/enquiries';
import { type Template, TemplateList, type TemplatesBody } from '#contracts/api/templates';
import { getItem, updateItem } from './dynamo.ts';
import { keptLists } from './kept-lists.ts';

const lists = keptLists<'templates', Template>('templates', TemplateList);
export const readTemplates = lists.read;

/** How often templates were used: one number for each, under its id. */
const usesKey = { pk: 'template-uses' };
const prefix = 'of:';

/**
 * Replaces a list, and forgets the uses of those that are gone. Returns the lists before and after.
 * @param owner the e-mail address of who has them; undefined for the shared ones
 * @throws ProblemError `version_conflict`
 */
export async function replaceTemplates(
  owner: string | undefined,
  body: TemplatesBody,
  by: Author,
): Promise<{ before: TemplateList; after: TemplateList }> {
  const { before, after } = await lists.replace(owner, body, by);
  const gone = before.templates.filter(({ id }) => !after.templates.some((template) => template.id === id));
  await forgetUses(gone.map(({ id }) => id));
  return { before, after };
}

/** Removes a person's own templates. */
export async function removeTemplates(owner: string): Promise<void> {
  const { templates } = await readTemplates(owner);
  await forgetUses(templates.map(({ id }) => id));
  await lists.remove(owner);
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
