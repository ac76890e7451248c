import { isSectionId, type SectionId } from '#contracts/api/section-names';
import { ProblemError } from '../../errors.ts';

/** @throws ProblemError `site_section_not_found` */
export function sectionNamed(id: string): SectionId {
  if (!isSectionId(id)) throw new ProblemError('site_section_not_found');
  return id;
}
