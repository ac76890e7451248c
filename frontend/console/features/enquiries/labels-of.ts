interface Labels {
  /** `enquiries:fields` */
  fields: Readonly<Record<string, string | undefined>>;
  /** `admin:detail.language` */
  language: string;
}

/** Returns the labels of an enquiry's fields by their names. Leaves out names of fields that no longer exist. */
export const labelsOf = (names: readonly string[], { fields, language }: Labels): string[] =>
  names.flatMap((name) => (name === 'language' ? language : (fields[name] ?? [])));
