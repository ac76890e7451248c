import { sectionNames } from '#contracts/api/section-names';
import { type SetupProgress, type SetupStep, setupSteps } from '#contracts/api/setup';
import { unconfirmedIn } from '#contracts/api/site-sections';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { listPrograms } from '../data/programs.ts';
import { readSections } from '../data/site-content.ts';
import { getTeam } from '../data/team.ts';

/** Returns what a new agency does before it opens its site, and which of it is done. */
export async function stepsToSetUp(): Promise<SetupProgress[]> {
  const [sections, { programs }, { members }] = await Promise.all([
    readSections(),
    listPrograms({ limit: 1, current: true }),
    getTeam(),
  ]);
  const { licence, licence_until } = sections.contact.content;
  const section = sectionNames.find((name) => unconfirmedIn(name, sections[name].content) > 0);
  const done: Record<SetupStep, boolean> = {
    brand: sections.brand.version > 0,
    contact: sections.contact.version > 0,
    // Without its last day, nobody is reminded before it ends.
    licence: licence !== contactAtStart.licence && licence_until !== null,
    // Nothing in the data says whether mails arrive: what a new agency sees to are their words.
    mail: sections.letters.version > 0,
    questions: sections.questions.version > 0,
    claims: section === undefined,
    program: programs.length > 0,
    colleague: Object.keys(members).length > 1,
  };
  return setupSteps.map((step) => ({ step, done: done[step], ...(step === 'claims' && section && { section }) }));
}
