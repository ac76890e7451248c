import type { ComponentType, ReactNode } from 'react';
import type { SectionId } from '#contracts/api/section-names';
import type { SiteSection } from '#contracts/api/site-content';
import type { SectionField, SectionValues } from '../../features/site-content/section-fields.ts';

export interface FieldsProps {
  values: SectionValues;
  isSaving: boolean;
  /** Saves the form as the draft at once. Returns false if it is not saved, as in a conflict. */
  saveNow: () => Promise<boolean>;
}

/** The form of a section of the site. */
export interface SectionForm {
  name: SectionId;
  /** In the form's order. */
  fields: readonly SectionField[];
  Fields: ComponentType<FieldsProps>;
  /** Shows the typed values as visitors would see them. Replaces the page in a frame. `saved` changes with each save. */
  Preview?: ComponentType<{ values: SectionValues; saved: string }>;
  /**
   * The place where visitors see the section, if it is not the top of the first page that shows it. The anchor names a
   * part of the page. False: the fields have previews of their own.
   */
  preview?: { path?: string; anchor?: string } | false;
  /** True if a fresh system has nothing but examples, which a public site does not show. */
  examples?: true;
  /** Says where the published content stands, if there is more to say than when it was published. */
  useStanding?: (published: SectionValues, live: SiteSection['live']) => { isCurrent: boolean; title: ReactNode };
  /** Returns a sentence for each thing to look at before a publication, besides missing texts and the checks. */
  useWarnings?: (values: SectionValues) => string[];
}
