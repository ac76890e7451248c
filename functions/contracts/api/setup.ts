import * as z from 'zod/mini';
import { route } from './route.ts';
import { sectionNames } from './section-names.ts';

/** The steps of a new agency before it opens its site, in this order. */
export const setupSteps = [
  'brand',
  'contact',
  'licence',
  'mail',
  'questions',
  'claims',
  'program',
  'colleague',
] as const;
export type SetupStep = (typeof setupSteps)[number];

const SetupProgress = z.object({
  step: z.enum(setupSteps),
  done: z.boolean(),
  /** The first section with an unconfirmed claim; only the step `claims` has it. */
  section: z.optional(z.enum(sectionNames)),
});
export type SetupProgress = z.infer<typeof SetupProgress>;

/** Each step is done as soon as the data says so: nobody ticks it. */
export const getSetup = route({
  id: 'getSetup',
  summary: 'What a new agency has still to do before it opens its site',
  method: 'GET',
  path: '/overview/setup',
  access: { role: 'owner' },
  reply: z.array(SetupProgress),
  status: 200,
  rules: [
    '`brand`, `contact` and `questions` are done once an owner has published them; `mail` once the words of mails are',
    '`licence` is done once the published number is not that of a fresh system and has its last day; `claims` once none of the site is unconfirmed',
    'Until then, `section` of `claims` names the first section with an unconfirmed one',
    '`program` is done once there is one; `colleague` once somebody else has an account or an invitation',
  ],
  uses: { SiteContent: ['GetItem'], Programs: ['Query'], Staff: ['GetItem'] },
});
