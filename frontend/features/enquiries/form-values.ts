import type { Leg } from '#contracts/enquiry-kinds/facts';
import type { Field, Fields } from '#contracts/enquiry-kinds/field';
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

/** Names of fields that begin without a value. */
type Unset<F> = {
  [Name in keyof F]: F[Name] extends { kind: 'day' }
    ? Name
    : F[Name] extends { kind: 'choice' }
      ? F[Name] extends { preset: string }
        ? never
        : Name
      : never;
}[keyof F];

/** The values of a form: the body as it is sent, except that a field may be empty. */
export type FormValues<F> = Contact & { -readonly [Name in Exclude<keyof F, Unset<F>>]: ValueOf<F[Name]> } & {
  -readonly [Name in Unset<F>]?: ValueOf<F[Name]>;
};

const contact: Contact = { name: '', phone: '', email: '' };

const valueAtFirst = ({ kind, minimum, preset }: Field) =>
  kind === 'text' || kind === 'longText' ? '' : kind === 'legs' ? [] : (minimum ?? preset);

/** The values that a form begins with. */
export function emptyValues<F extends Fields>(fields: F): FormValues<F> {
  const values = Object.entries(fields).map(([name, field]) => [name, valueAtFirst(field)] as const);
  return { ...contact, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) } as FormValues<F>;
}

export const contactNames = Object.keys(contact);

const legNames = ['legs.departure', 'legs.arrival', 'legs.date'];

/** The names of the fields in the order of the form, a list's own as `legs.date`. */
export const namesIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'legs' ? [name, ...legNames] : [name]));

/** Reads the text of fields that were typed in before hydration. */
export const typedKinds = (fields: Fields): Record<string, TypedKind> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      kind === 'day' ? 'day' : kind === 'people' || kind === 'count' ? 'count' : 'text',
    ]),
  );
