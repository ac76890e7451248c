/** The facts of a request that a template may name in braces: `{name}`. */
export const templateFacts = ['name', 'program', 'departure', 'total', 'reference', 'link', 'agency'] as const;
export type TemplateFact = (typeof templateFacts)[number];

/** Title and text in characters; templates for each person, and as many shared ones. */
export const templateLimits = { title: 60, text: 1000, templates: 30 } as const;

/** The templates that every system has, in the order in which a request needs them. */
export const builtInTemplates = ['greeting', 'offer', 'details', 'thanks'] as const;
export type BuiltInTemplate = (typeof builtInTemplates)[number];
