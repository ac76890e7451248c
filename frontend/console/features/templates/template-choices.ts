import { type BuiltInTemplate, builtInTemplates } from '#contracts/api/template-rules';
import type { Template, Templates } from '#contracts/api/templates';

/** A template of a reply. */
export interface TemplateChoice {
  /** The id, or the built-in one's name. */
  id: string;
  kind: 'shared' | 'own' | 'built_in';
  /** Undefined for a built-in one. */
  template?: Template;
}

/** All templates that a person may use: those used most first, else one's own, the shared and the built-in ones. */
export function templateChoices(templates: Templates | undefined): TemplateChoice[] {
  const saved = (kind: 'shared' | 'own'): TemplateChoice[] =>
    templates?.[kind].templates.map((template) => ({ id: template.id, kind, template })) ?? [];
  const builtIn: TemplateChoice[] = builtInTemplates.map((id) => ({ id, kind: 'built_in' }));
  const uses = ({ id }: TemplateChoice) => templates?.uses[id] ?? 0;
  return [...saved('own'), ...saved('shared'), ...builtIn].toSorted((one, other) => uses(other) - uses(one));
}

export const isBuiltIn = (id: string): id is BuiltInTemplate => (builtInTemplates as readonly string[]).includes(id);
