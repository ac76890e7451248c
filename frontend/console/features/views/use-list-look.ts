import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '../../components/use-query.ts';
import { recall, remember } from '../../lib/remembered.ts';
import { hasLook, inOrder, type ListLook, readLook, writeLook } from './list-look.ts';
import { viewParameter } from './view-state.ts';

const memories = { density: 'admin-density', hidden: 'admin-hidden-columns' } as const;

/** The look that the person has last chosen in this browser. */
const remembered = (): ListLook => ({
  density: recall(memories.density) === 'comfortable' ? 'comfortable' : 'compact',
  hidden: inOrder(recall(memories.hidden)?.split(',') ?? []),
});

const isUsual = ({ density, hidden }: ListLook) => density === 'compact' && hidden.length === 0;

/**
 * The look of the list of requests, which the address says, so that a link and a view show the same to everybody. Without it
 * the list looks as the person has last chosen, and the address says so from then on.
 */
export function useListLook(): { look: ListLook; setLook: (change: Partial<ListLook>) => void } {
  const { query, change } = useQuery();
  const look = { ...remembered(), ...readLook(query) };
  // The look of a view comes with the view.
  const isMissing = !hasLook(query) && !query.has(viewParameter) && !isUsual(look);
  const say = useEffectEvent(() => change((current) => writeLook(current, look)));
  useEffect(() => {
    if (isMissing) say();
  }, [isMissing]);

  const setLook = (changed: Partial<ListLook>) => {
    const next = { ...look, ...changed };
    remember(memories.density, next.density);
    remember(memories.hidden, next.hidden.join());
    change((current) => writeLook(current, next));
  };
  return { look, setLook };
}
