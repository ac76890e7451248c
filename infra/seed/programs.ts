import { abroadPrograms } from './programs/abroad.ts';
import type { SampleProgram } from './programs/sample-program.ts';
import { saudiPrograms } from './programs/saudi.ts';

export type { SamplePhoto, SampleProgram } from './programs/sample-program.ts';

/** The ten sample programs: five in Saudi Arabia, five abroad. */
export const samplePrograms: SampleProgram[] = [...saudiPrograms, ...abroadPrograms];
