import useSWR from 'swr';
import type { Program } from '#contracts/api/programs';
import { paths } from '#contracts/website/paths';
import { dataAddresses } from '#contracts/website/published-data';
import { readPublished } from '#shared/lib/published.ts';
import { SectionPreview } from '../section-preview.tsx';

/** The first program of the home page, with the draft; nothing as long as no program is published. */
export function HighlightsPreview({ saved }: { saved: string }) {
  const { data: [program] = [] } = useSWR(dataAddresses.featured, readPublished<Program[]>);
  if (!program) return null;
  return <SectionPreview name="highlights" path={paths.program(program.id)} anchor="highlights" saved={saved} />;
}
