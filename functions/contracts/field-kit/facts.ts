/** Texts that owners write may name facts in braces: `{year}`. Uses no zod: pages have it too. */

/** Puts facts in the place of their names. A name without a fact stays. */
export const withFacts = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    // Not `{constructor}`.
    Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole,
  );

/** True if braces hold nothing but these names. */
export const namesOnly = (text: string, facts: readonly string[]): boolean =>
  !/[{}]/.test(text.replace(/\{(\w+)\}/g, (whole, name: string) => (facts.includes(name) ? '' : whole)));
