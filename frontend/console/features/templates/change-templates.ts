import type { Template, TemplateBody, TemplateList } from '#contracts/api/templates';
import { isConflict } from '#shared/lib/api-error.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';

export type Whose = 'shared' | 'own';

/** A colleague has changed or removed the same template meanwhile. */
export class TemplateConflict extends Error {
  readonly stored: TemplateList;
  /** The template as the colleague left it; undefined if it is gone. */
  readonly theirs: Template | undefined;

  constructor(stored: TemplateList, theirs: Template | undefined) {
    super('A colleague has changed this template.');
    this.stored = stored;
    this.theirs = theirs;
  }
}

/** Colleagues who change the list at the same time need a few attempts. */
const mostAttempts = 5;

const routes = { shared: 'PUT /desk/templates', own: 'PUT /desk/own-templates' } as const;

const bodyOf = ({ id, title, texts }: TemplateBody): TemplateBody => ({ id, title, texts });

/**
 * Saves a change of one template, on top of what colleagues have saved of others meanwhile.
 * @param base the template before the change; undefined for a new one
 * @param edit the list without the template, to which it may be added
 */
async function changeTemplates(
  whose: Whose,
  { start, id, base }: { start: TemplateList; id: string; base: Template | undefined },
  edit: (others: Template[]) => TemplateBody[],
): Promise<TemplateList> {
  let stored = start;
  for (let attempt = 1; ; attempt++) {
    const theirs = stored.templates.find((template) => template.id === id);
    if (theirs?.updated_at !== base?.updated_at) throw new TemplateConflict(stored, theirs);
    const others = stored.templates.filter((template) => template.id !== id);
    const body = { templates: edit(others).map(bodyOf), version: stored.version };
    try {
      return await resumeAfterSignIn(() => staffApi(routes[whose], { body }));
    } catch (error) {
      if (!isConflict(error) || attempt === mostAttempts) throw error;
      stored = (await staffApi('GET /desk/templates'))[whose];
    }
  }
}

/**
 * Adds a template or replaces it.
 * @param base the template before the change; undefined for a new one
 * @throws TemplateConflict
 */
export const saveTemplate = (
  whose: Whose,
  start: TemplateList,
  template: TemplateBody,
  base: Template | undefined,
): Promise<TemplateList> => changeTemplates(whose, { start, id: template.id, base }, (others) => [...others, template]);

/** @throws TemplateConflict */
export const removeTemplate = (whose: Whose, start: TemplateList, template: Template): Promise<TemplateList> =>
  changeTemplates(whose, { start, id: template.id, base: template }, (others) => others);
