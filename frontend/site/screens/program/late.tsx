import { type ComponentType, lazy, Suspense, useState } from 'react';
import { LatePart } from './late-part.tsx';

type Parts = typeof import('./program-rest.tsx');

let loaded: Parts | undefined;
const load = async () => {
  loaded ??= await import('./program-rest.tsx');
  return loaded;
};

/**
 * A part of `program-rest.tsx` at its place in the page. With its code at hand it renders synchronously: `lazy` would
 * leave the place of what the server has rendered empty for a moment.
 */
function late<Props extends object>(pick: (parts: Parts) => ComponentType<Props>) {
  const Later = lazy(async () => ({ default: pick(await load()) }));

  function Content(props: Props) {
    // Changing the component type would remount the part without its state.
    const [Part] = useState<ComponentType<Props>>(() => (loaded ? pick(loaded) : Later));
    return <Part {...props} />;
  }
  return (props: Props) => (
    <LatePart load={load}>
      <Suspense>
        <Content {...props} />
      </Suspense>
    </LatePart>
  );
}

export const LateDepartures = late((parts) => parts.DeparturesSection);
export const LateItinerary = late((parts) => parts.Itinerary);
export const LateTerms = late((parts) => parts.ProgramTerms);
export const LateData = late((parts) => parts.ProgramData);
