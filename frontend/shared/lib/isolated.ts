/**
 * Isolates a text that people have typed, so that it keeps its own direction inside another text: the character
 * equivalent of `<bdi>`.
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
