import type { PictureUse } from './site-picture-rules.ts';

/** The archive of a whole site, as plain data: what it contains and how much. */

/** The version of the format. A system reads that of its own and earlier ones. */
export const archiveFormat = 4;
/** From this version on, an archive has the site's own pictures. */
export const formatWithPictures = 2;

export const importKinds = ['section', 'program', 'section_draft', 'program_draft', 'setting'] as const;
export type ImportKind = (typeof importKinds)[number];

/** The agency's calendar, which the site shows and answers follow. Archives before format 4 have none of it. */
export const importedSettings = ['seasons', 'hours'] as const;
export type ImportedSetting = (typeof importedSettings)[number];

export const importStates = ['staging', 'applying', 'done'] as const;

/** The documents that one import takes: every section, and more programs than an agency has. */
export const mostImported = 5000;

export const archiveLimits = {
  /** In bytes, unpacked. A call takes 256 kB. */
  document: 250 * 1024,
  manifest: 20 * 1024 * 1024,
} as const;

export const manifestName = 'manifest.json';

export const sectionFile = (id: string) => `sections/${id}.json`;
export const programFile = (id: string) => `programs/${id}.json`;
export const settingFile = (name: string) => `settings/${name}.json`;
/** The drafts, which nobody has published yet. */
export const draftFile = (file: string) => `drafts/${file}`;
/** Pictures of the site are the largest files that visitors get. */
export const archivedPicture = (use: PictureUse, id: string) =>
  `pictures/${use}/${id}.${use === 'logo' || use === 'icon' ? 'png' : 'jpg'}`;
/** The photos are JPEG, as visitors get them. */
export const photoFile = (programId: string, id: string) => `photos/${programId}/${id}.jpg`;
