import type { ProgramType } from './programs.ts';

/**
 * True if visitors may see a program of this type. Umrah is offered only by agencies that are licensed for it.
 * @param licence the number of the agency's Umrah licence; empty if it has none
 */
export const isLicensed = ({ type }: { type: ProgramType | null }, licence: string): boolean =>
  type !== 'umrah' || licence !== '';
