import type { Whose } from '#contracts/api/kept-lists';
import type { Template, TemplateBody } from '#contracts/api/templates';

/** The values of a template's form. */
export interface TemplateValues {
  whose: Whose;
  title: string;
  texts: { ar: string; en: string };
}

export const valuesOf = (whose: Whose, template: Template | undefined): TemplateValues => ({
  whose,
  title: template?.title ?? '',
  texts: { ar: template?.texts.ar ?? '', en: template?.texts.en ?? '' },
});

export const bodyOf = (id: string, { title, texts }: TemplateValues): TemplateBody => ({
  ...{ id, title: title.trim(), texts: { ar: texts.ar.trim(), en: texts.en.trim() || null } },
});

const fields = {
  title: ({ title }: TemplateValues) => title,
  ar: ({ texts }: TemplateValues) => texts.ar,
  en: ({ texts }: TemplateValues) => texts.en,
};

/** The fields in which two templates differ, with the text of each. */
export const differing = (mine: TemplateValues, theirs: TemplateValues) =>
  (Object.keys(fields) as (keyof typeof fields)[])
    .map((field) => ({ field, mine: fields[field](mine).trim(), theirs: fields[field](theirs).trim() }))
    .filter((row) => row.mine !== row.theirs);

/** The form's field that an issue of the list names; undefined for an issue of the whole list. */
export const fieldOf = (issue: string): string[] | undefined => {
  const [, , ...path] = issue.split('.');
  return path.length > 0 ? path : undefined;
};
