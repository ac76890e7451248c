/** Isolates a code left to right inside a text: the character equivalent of `<Ltr>`. */
export const ltr = (code: string): string => `\u2066${code}\u2069`;
