import type { PagePart } from '#contracts/api/page-text';
import { plainText } from '#shared/features/site-content/page-text.tsx';

export interface PageSection {
  /** The section's anchor: what its heading names, or its number, which is the same in both languages too. */
  id: string;
  title: string;
  parts: readonly PagePart[];
}

/** Divides a text at its second-level headings; what stands before the first is its introduction. */
export function pageSections(text: readonly PagePart[]): { intro: PagePart[]; sections: PageSection[] } {
  const starts = text.flatMap((part, index) => (typeof part === 'object' && part.of === 'h2' ? index : []));
  return {
    intro: text.slice(0, starts[0]),
    sections: starts.map((start, index) => {
      const heading = text[start];
      return {
        id: (typeof heading === 'object' && heading.id) || `part-${index + 1}`,
        title: plainText(typeof heading === 'object' ? heading.in : []),
        parts: text.slice(start + 1, starts[index + 1]),
      };
    }),
  };
}
