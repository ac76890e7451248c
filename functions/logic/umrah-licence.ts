import type { Program, ProgramInput } from '#contracts/api/programs';
import { isLicensed } from '#contracts/api/umrah';
import { riyalSign, umrahLicence } from '#contracts/platform/resources';
import { type ShownSettings, shownSettings } from '#contracts/website/shown-settings';
import { ValidationFailed } from '../errors.ts';

/** The stage's settings that pages show. */
export const shownOnPages = (): ShownSettings =>
  shownSettings(process.env[umrahLicence.variable], process.env[riyalSign.variable]);

/** True if visitors may see the program: without the licence they see no Umrah, also if it was stored before. */
export const mayBeShown = (program: Pick<Program, 'type'>): boolean => isLicensed(program, shownOnPages().umrahLicence);

/** @throws ValidationFailed if the program is for Umrah and the agency has no licence */
export function requireLicence(input: Pick<ProgramInput, 'type'>): void {
  if (!mayBeShown(input)) throw new ValidationFailed([{ field: 'type', code: 'umrah_licence_required' }]);
}
