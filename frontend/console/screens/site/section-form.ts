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

/** How a section of the site is edited. */
export interface SectionForm {
  name: SectionId;
  /** In the form's order. */
  fields: readonly SectionField[];
  Fields: ComponentType<FieldsProps>;
  /** Shows the typed values as visitors would see them. Replaces the page in a frame. */
  Preview?: ComponentType<{ values: SectionValues }>;
  /**
   * Where visitors see it, if that is not the top of the first page that shows it. The anchor names a part of the page.
   * False: its fields have previews of their own.
   */
  preview?: { path?: string; anchor?: string } | false;
  /** Says where the published content stands, if there is more to say than when it was published. */
  useStanding?: (published: SectionValues, live: SiteSection['live']) => { isCurrent: boolean; title: ReactNode };
  /** What is worth a look before a publication, besides missing texts and what the fields' checks find: one sentence each. */
  useWarnings?: (values: SectionValues) => string[];
}
