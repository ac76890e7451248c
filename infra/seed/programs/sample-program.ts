import type { TextName } from '#contracts/api/program-fields';
import type { ProgramType, Region } from '#contracts/api/programs';
import type { SampleOffer } from './sample-offer.ts';

export type SceneVariant = 'dawn' | 'day' | 'dusk' | 'night';

/** A photo cut from a scene; `crop` is [left, top, width, height] as fractions (0 to 1) of the scene. */
export type SamplePhoto = {
  scene: string;
  crop: [left: number, top: number, width: number, height: number];
  variant?: SceneVariant;
};

/** The texts of a program in one language, with empty lines between paragraphs and line breaks between inclusions. */
export type SampleProgramText = Record<
  Extract<TextName, 'trip_name' | 'city' | 'description' | 'accommodation' | 'offer_includes'>,
  string
>;

/** A sample program: Arabic base text, English translation, price in SAR per person. */
export type SampleProgram = SampleProgramText & {
  slug: string;
  translations: { en: SampleProgramText };
  /** Departure, in days after the day of seeding. */
  starts_in_days: number;
  nights: number;
  price_sar: number;
  type?: ProgramType;
  region: Region;
  featured?: boolean;
  rating?: number;
  offer: SampleOffer;
  photos: SamplePhoto[];
};

/** Joins paragraphs with an empty line between them. */
export const paragraphs = (...parts: string[]): string => parts.join('\n\n');

/** Joins inclusions, one to a line. */
export const lines = (...parts: string[]): string => parts.join('\n');
