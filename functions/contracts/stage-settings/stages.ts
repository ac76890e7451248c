/** The stages that can be deployed. `infra/settings/<stage>.json` has the settings of each. */
export const stages = ['dev', 'production'] as const;
export type StageName = (typeof stages)[number];

/** The default domain of a dev stage; nobody owns it. */
export const devDomain = 'rihla.example';
