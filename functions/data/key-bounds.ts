/** An upper bound below this key and above every smaller one of the same length. */
export const justBefore = (key: string) =>
  `${key.slice(0, -1)}${String.fromCharCode(key.charCodeAt(key.length - 1) - 1)}~`;

/** A lower bound above this key and below every greater one. */
export const justAfter = (key: string) => `${key}!`;
