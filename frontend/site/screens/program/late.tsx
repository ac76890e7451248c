import { lazy, Suspense } from 'react';
import type { Program } from '#contracts/api/programs';
import type { SceneName } from '#shared/components/scenes.ts';
import type { ChosenDates } from '../../features/programs/use-chosen-dates.ts';
import type { DepartingProgram } from './departures/calendar-button.tsx';
import { LatePart } from './late-part.tsx';

/** The parts of `program-rest.tsx`, each at its place in the page. */
const load = () => import('./program-rest.tsx');

const Departures = lazy(async () => ({ default: (await load()).DeparturesSection }));
const Days = lazy(async () => ({ default: (await load()).Itinerary }));
const Terms = lazy(async () => ({ default: (await load()).ProgramTerms }));
const Data = lazy(async () => ({ default: (await load()).ProgramData }));

export const LateDepartures = (props: { program: DepartingProgram; dates: ChosenDates }) => (
  <LatePart load={load}>
    <Suspense>
      <Departures {...props} />
    </Suspense>
  </LatePart>
);

export const LateItinerary = (props: { program: Program; fallback: SceneName }) => (
  <LatePart load={load}>
    <Suspense>
      <Days {...props} />
    </Suspense>
  </LatePart>
);

export const LateTerms = (props: { program: Program }) => (
  <LatePart load={load}>
    <Suspense>
      <Terms {...props} />
    </Suspense>
  </LatePart>
);

export const LateData = (props: Parameters<typeof Data>[0]) => (
  <LatePart load={load}>
    <Suspense>
      <Data {...props} />
    </Suspense>
  </LatePart>
);
