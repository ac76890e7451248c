import type { StageValues } from '#contracts/website/origin';
import type { PageRenderer } from '#contracts/website/renderer';
import { sha256 } from '../../data/hash.ts';
import type { PublishedProgram } from '../../data/site-storage.ts';
import type { select } from '../catalogue/select.ts';

/** The input for making pages. */
export interface Site extends StageValues {
  bucket: string;
  renderer: PageRenderer;
  select: typeof select;
  /** Origin of the site for browsers. */
  origin: string;
  /** True if programs are published for partners' systems. */
  octo: boolean;
  /** The Riyadh calendar day of the pages. */
  today: string;
}

/** A file that is published. */
export interface PublishedFile {
  key: string;
  /** Changes with the file's content and with the build. */
  fingerprint: string;
  make(): Promise<string>;
}

/** The published programs that pages show, newest first. */
export type Catalogue = readonly PublishedProgram[];

export const hashOf = (content: object): string => sha256(JSON.stringify(content)).slice(0, 16);
