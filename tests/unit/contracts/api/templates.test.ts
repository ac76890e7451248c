import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { templateFacts, templateLimits } from '#contracts/api/template-rules';
import { TemplatesBody } from '#contracts/api/templates';
import { parseFields } from '#contracts/field-kit/field-issues';

const template = (changes: object = {}) => ({ id: uuid(), title: uuid(), texts: { ar: 'أهلًا {name}' }, ...changes });
const issuesOf = (...templates: unknown[]) =>
  parseFields(TemplatesBody, { templates, version: 0 }).issues?.map(({ field, code }) => `${field} ${code}`) ?? [];

describe('templates of replies', () => {
  it('may name every fact, and have no English text', () => {
    const text = templateFacts.map((fact) => `{${fact}}`).join(' ');
    expect(issuesOf(template({ texts: { ar: text, en: text } }), template())).toEqual([]);
    const [read] = TemplatesBody.parse({
      templates: [template({ texts: { ar: ' أهلًا ', en: ' ' } })],
      version: 0,
    }).templates;
    expect(read?.texts).toEqual({ ar: 'أهلًا', en: null });
  });

  it.each([
    ['no title', { title: ' ' }, 'title required'],
    ['a long title', { title: 'x'.repeat(templateLimits.title + 1) }, 'title too_long'],
    ['no Arabic text', { texts: { en: 'Hello' } }, 'texts.ar required'],
    ['a long text', { texts: { ar: 'x'.repeat(templateLimits.text + 1) } }, 'texts.ar too_long'],
    ['a long English text', { texts: { ar: 'x', en: 'x'.repeat(templateLimits.text + 1) } }, 'texts.en too_long'],
    ['an unknown fact', { texts: { ar: 'x', en: '{price}' } }, 'texts.en unknown_fact'],
    ['an open brace', { texts: { ar: 'السعر {total' } }, 'texts.ar unknown_fact'],
    ['another kind of id', { id: 'greeting' }, 'id invalid_format'],
  ])('with %s are refused', (_, changes, issue) => {
    expect(issuesOf(template(changes))).toEqual([`templates.0.${issue}`]);
  });

  it('are told apart by their titles, and are not too many', () => {
    const one = template({ title: 'Payment' });
    expect(issuesOf(one, template({ title: ' Payment ' }), { ...one, title: 'Visa' })).toEqual([
      'templates.1.title duplicate_title',
      'templates.2.title duplicate_title',
    ]);
    expect(issuesOf(...Array.from({ length: templateLimits.templates + 1 }, () => template()))).toEqual([
      'templates too_many_items',
    ]);
  });
});
