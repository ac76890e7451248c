import { abroadPrograms } from './abroad.ts';
import type { SampleProgram } from './sample-program.ts';
import { saudiPrograms } from './saudi.ts';

export type { SamplePhoto, SampleProgram } from './sample-program.ts';

/** The ten sample programs: five in Saudi Arabia, five abroad. */
export const samplePrograms: SampleProgram[] = [...saudiPrograms, ...abroadPrograms];
