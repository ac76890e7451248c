import { type ComponentType, lazy, Suspense } from 'react';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useHydrated } from '#shared/lib/use-hydrated.ts';
import styles from './program-actions.module.css';

type Parts = typeof import('./parts.ts');

const load = async () => {
  const [parts] = await Promise.all([import('./parts.ts'), loadTexts(['shortlist'])]);
  return parts;
};

/** A part that appears once the page works; without its code the page stays as it is. */
function late<Props extends object>(pick: (parts: Parts) => ComponentType<Props>): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (parts) => ({ default: pick(parts) }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  );
  return function Late(props: Props) {
    return useHydrated() ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}

type Marked = { program: { id: string; title: string } };

export const LateCardActions = late<Marked>((parts) => parts.CardActions);
export const LateKeptLinks = late<{ floats?: boolean }>((parts) => parts.KeptLinks);
export const LateRecentlySeen = late<object>((parts) => parts.RecentlySeen);
const Actions = late<Marked>((parts) => parts.ProgramActions);

/** Keeps the room of the buttons, so that nothing moves when they appear. */
export const LateProgramActions = (props: Marked) => (
  <div className={styles.place}>
    <Actions {...props} />
  </div>
);
