import { isLanguage, type Language } from '#contracts/field-kit/language';
import { paths } from '#contracts/website/paths';

/** The content of a link to a preview, all of it in the fragment, which browsers send to no server. */
export interface PreviewLink {
  programId: string;
  secret: string;
  /** The language in which the console shows it beside the form; undefined for the reader's own. */
  language?: Language | undefined;
}

/** `/preview#<program id>.<secret>`, with the language for the console's own frame. */
export const previewPath = ({ programId, secret, language }: PreviewLink): string =>
  `${paths.preview}#${[programId, secret, ...(language ? [language] : [])].join('.')}`;

/** Returns undefined if something is missing. */
export function readPreviewLink(hash: string): PreviewLink | undefined {
  const [programId, secret, language] = hash.replace(/^#/, '').split('.');
  if (!programId || !secret) return undefined;
  return { programId, secret, language: isLanguage(language) ? language : undefined };
}
