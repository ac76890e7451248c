import type { Leg } from '#contracts/api/enquiry-kinds/facts';
import type { Field, Fields } from '#contracts/api/enquiry-kinds/field';
import type { FieldKind as TypedKind } from './typed-value.ts';

interface Contact {
  name: string;
  phone: string;
  email: string;
}

type ValueOf<F> = F extends { kind: 'people' | 'count' }
  ? number
  : F extends { options: infer Options extends readonly string[] }
    ? Options[number]
    : F extends { kind: 'legs' }
      ? Partial<Leg>[]
      : string;

/** Names of the fields that are initially empty. */
type Unset<F> = {
  [Name in keyof F]: F[Name] extends { kind: 'day' }
    ? Name
    : F[Name] extends { kind: 'choice' }
      ? F[Name] extends { preset: string }
        ? never
        : Name
      : never;
}[keyof F];

/** The values of a form: the body as it is sent, except that fields may be empty. */
export type FormValues<F> = Contact & { -readonly [Name in Exclude<keyof F, Unset<F>>]: ValueOf<F[Name]> } & {
  -readonly [Name in Unset<F>]?: ValueOf<F[Name]>;
};

const contact: Contact = { name: '', phone: '', email: '' };

const valueAtFirst = ({ kind, minimum, preset }: Field) =>
  kind === 'text' || kind === 'longText' ? '' : kind === 'legs' ? [] : (minimum ?? preset);

/** Returns a form's initial values. */
export function emptyValues<F extends Fields>(fields: F): FormValues<F> {
  const values = Object.entries(fields).map(([name, field]) => [name, valueAtFirst(field)] as const);
  return { ...contact, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) } as FormValues<F>;
}

export const contactNames = Object.keys(contact);

const legNames = ['legs.departure', 'legs.arrival', 'legs.date'];

/** Names of the fields in the form's order; a field of a list as `legs.date`. */
export const namesIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'legs' ? [name, ...legNames] : [name]));

/** Maps each field to the kind of value that its typed text stands for, for input typed before hydration. */
export const typedKinds = (fields: Fields): Record<string, TypedKind> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'day' ? 'day' : kind === 'people' || kind === 'count' ? 'count' : 'text',
    ]),
  );
