import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/language';
import { StructuredData } from '../../components/structured-data.tsx';
import { programProduct, touristTrip } from '../../features/programs/tourist-trip.ts';
import { Itinerary } from './itinerary/itinerary.tsx';
import { ProgramQuestions } from './questions/program-questions.tsx';
import { CancellationTerms, MeetingPoint, ThingsToKnow } from './terms/program-terms.tsx';
import { ProgramTestimonials } from './testimonials/program-testimonials.tsx';

/** The parts of a program's page whose code loads late, see `late-part.tsx`. */
export { DeparturesSection } from './departures/departures-section.tsx';
export { Itinerary };

/** The facts to know, the meeting point, the cancellation, and travellers' questions and testimonials. */
export const ProgramTerms = ({ program }: { program: Program }) => (
  <>
    <ThingsToKnow program={program} />
    <MeetingPoint program={program} />
    <CancellationTerms program={program} />
    <ProgramQuestions program={program} />
    <ProgramTestimonials program={program} />
  </>
);

interface ProgramDataProps {
  program: Program;
  presentation: { language: Language; ended: boolean; today: string };
}

/** The program for search engines. */
export function ProgramData({ program, presentation }: ProgramDataProps) {
  const product = programProduct(program, presentation);
  return (
    <>
      <StructuredData data={touristTrip(program, presentation)} />
      {product && <StructuredData data={product} />}
    </>
  );
}
