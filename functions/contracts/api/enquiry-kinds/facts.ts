import type { FieldKind, Fields } from './field.ts';
import type { enquiryFields } from './kinds.ts';

type Kinds = typeof enquiryFields;
type NameIn<F, Kind> = { [Name in keyof F]: F[Name] extends { kind: Kind } ? Name : never }[keyof F];

/** The names of all fields, or of those of certain kinds. */
export type FieldName<Kind extends FieldKind = FieldKind> = { [T in keyof Kinds]: NameIn<Kinds[T], Kind> }[keyof Kinds];

/** The names of choice fields, each with its options: `hotel_level.budget`. */
export type OptionName = {
  [T in keyof Kinds]: {
    [Name in keyof Kinds[T]]: Kinds[T][Name] extends { options: infer Options extends readonly string[] }
      ? `${Name & string}.${Options[number]}`
      : never;
  }[keyof Kinds[T]];
}[keyof Kinds];

export const ageGroups = ['adults', 'children', 'infants'] as const;

/** Number of travellers by age group. */
export type Party = Partial<Record<(typeof ageGroups)[number], number>>;

/** A further flight. */
export interface Leg {
  departure: string;
  arrival: string;
  /** `YYYY-MM-DD`. */
  date?: string;
}

/** One fact of an enquiry. All travellers are one fact, whatever the number of fields. */
export type Fact =
  | { kind: 'text' | 'longText' | 'day'; name: FieldName<'text' | 'longText' | 'day'>; value: string }
  | { kind: 'count'; name: FieldName<'count'>; value: number }
  /** `option` is the field's name and the value, like the key of its text. */
  | { kind: 'choice'; name: FieldName<'choice'>; option: OptionName }
  | { kind: 'people'; name: 'travellers'; value: Party }
  | { kind: 'legs'; name: 'legs'; value: readonly Leg[] };

/** Lists the non-empty values of an enquiry's fields, in their order. */
export function factsOf(fields: Fields, read: (name: string) => unknown): Fact[] {
  let isPartyTold = false;
  return Object.entries(fields).flatMap(([name, { kind }]): Fact[] => {
    const value = read(name);
    switch (kind) {
      case 'people': {
        if (isPartyTold) return [];
        isPartyTold = true;
        const groups = ageGroups.map((group) => [group, group in fields ? read(group) : undefined] as const);
        const party = Object.fromEntries(groups.filter(([, size]) => size));
        return Object.keys(party).length > 0 ? [{ kind, name: 'travellers', value: party }] : [];
      }
      case 'legs':
        return Array.isArray(value) && value.length > 0 ? [{ kind, name: 'legs', value }] : [];
      case 'count':
        return value ? [{ kind, name: name as FieldName<'count'>, value: Number(value) }] : [];
      case 'choice':
        return value ? [{ kind, name: name as FieldName<'choice'>, option: `${name}.${value}` as OptionName }] : [];
      default:
        return typeof value === 'string' && value.trim()
          ? [{ kind, name: name as FieldName<'text'>, value: value.trim() }]
          : [];
    }
  });
}
