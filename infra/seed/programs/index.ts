import { alulaHegra } from './alula-hegra.ts';
import { aseerAbha } from './aseer-abha.ts';
import { barcelonaGaudi } from './barcelona-gaudi.ts';
import { cairoNile } from './cairo-nile.ts';
import { istanbulBosphorus } from './istanbul-bosphorus.ts';
import { jeddahRedSea } from './jeddah-red-sea.ts';
import { madinahHeritage } from './madinah-heritage.ts';
import { maldivesLagoon } from './maldives-lagoon.ts';
import { parisArtGardens } from './paris-art-gardens.ts';
import { riyadhDiriyah } from './riyadh-diriyah.ts';
import type { SampleProgram } from './sample-program.ts';
import { umrahMakkahMadinah } from './umrah-makkah-madinah.ts';

export type { SamplePhoto, SampleProgram } from './sample-program.ts';

/** Ten sample programs, five in Saudi Arabia and five abroad, and one for Umrah, which needs its licence. */
export const samplePrograms: SampleProgram[] = [
  alulaHegra,
  jeddahRedSea,
  riyadhDiriyah,
  aseerAbha,
  madinahHeritage,
  umrahMakkahMadinah,
  istanbulBosphorus,
  parisArtGardens,
  barcelonaGaudi,
  maldivesLagoon,
  cairoNile,
];
