import { useSearchParams } from 'react-router';
import { programStates } from '../../features/programs/drafts/program-state.ts';
import { type Narrowing, onlyChoices, orders } from './program-filters.ts';

const initial: Narrowing = { q: '', only: 'any', order: 'newest', state: 'any' };

/** Search, filter and order of the programs, kept in the URL. */
export function useNarrowing() {
  const [query, setQuery] = useSearchParams();
  const narrowing: Narrowing = {
    q: query.get('q') ?? '',
    only: onlyChoices.find((known) => known === query.get('only')) ?? 'any',
    order: orders.find((known) => known === query.get('order')) ?? 'newest',
    state: programStates.find((known) => known === query.get('state')) ?? 'any',
  };
  const narrow = (changes: Partial<Narrowing>) =>
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous);
        for (const [name, value] of Object.entries(changes)) {
          if (value === initial[name as keyof Narrowing]) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return { narrowing, narrow };
}
