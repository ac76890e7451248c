import type { AuditedChange } from '#contracts/api/audit';

/** Longer texts are cut: the trail shows what changed but does not archive versions. */
const longestValue = 300;

/** Returns the fields in which two states of a record differ, by path, with both values. */
export function changesBetween(before: object, after: object): AuditedChange[] {
  const [old, current] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((field) => JSON.stringify(old.get(field)) !== JSON.stringify(current.get(field)))
    .map((field) => ({ field, before: shortValue(old.get(field)), after: shortValue(current.get(field)) }));
}

function leavesOf(value: object, path = ''): Map<string, unknown> {
  const leaves = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    const inner = path ? `${path}.${name}` : name;
    return isObject(field) ? [...leavesOf(field, inner)] : [[inner, field ?? undefined]];
  });
  return new Map(leaves.filter(([, leaf]) => leaf !== undefined));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shortValue(value: unknown): AuditedChange['before'] {
  if (typeof value === 'string') return value.length > longestValue ? `${value.slice(0, longestValue)}…` : value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
