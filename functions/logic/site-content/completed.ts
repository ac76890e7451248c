import type { DraftContent } from '#contracts/api/draft-shapes';
import type { SectionId } from '#contracts/api/section-names';
import { type SectionContent, sectionOf } from '#contracts/api/site-sections';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { type FieldIssue, parseFields } from '#contracts/field-kit/field-issues';

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** A draft that could be published: with stand-ins for what is missing, and without the cards that have another fault. */
export function completed(section: SectionId, draft: DraftContent, live: SectionContent): SectionContent {
  const parse = (content: DraftContent) => parseFields(sectionOf(section).body, content);
  const missing = new Set<string>();
  let content = draft;
  let parsed = parse(content);
  for (const standIn of ['…', riyadhDay(), 1]) {
    if (!parsed.issues) return parsed.data;
    content = structuredClone(content);
    for (const { field } of parsed.issues) put(content, field, standIn, missing);
    parsed = parse(content);
  }
  if (parsed.issues) parsed = parse(withoutFaults(content, live, parsed.issues));
  return parsed.issues ? live : parsed.data;
}

/** @param missing the fields that were blank: each stand-in is tried in them */
function put(content: DraftContent, field: string, standIn: unknown, missing: Set<string>): void {
  const way = field.split('.');
  const last = way.pop() ?? '';
  const parent = way.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], content);
  if (typeof parent !== 'object' || parent === null) return;
  const values = parent as Record<string, unknown>;
  if (isBlank(values[last])) missing.add(field);
  if (missing.has(field)) values[last] = standIn;
}

function withoutFaults(content: DraftContent, live: SectionContent, issues: readonly FieldIssue[]): DraftContent {
  const faults = new Set(issues.map(({ field }) => field.split('.').slice(0, 2).join('.')));
  const published: Readonly<Record<string, unknown>> = { ...live };
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => {
      if (Array.isArray(value) && !faults.has(name)) {
        return [name, value.filter((_, place) => !faults.has(`${name}.${place}`))];
      }
      return [name, [...faults].some((fault) => fault.split('.')[0] === name) ? published[name] : value];
    }),
  );
}
