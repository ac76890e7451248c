import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The id of the season in the dialog, or that it is a new one. */
export type NamedSeason = 'new' | (string & {});

/** Marks a history entry that was created by opening the dialog. */
interface HistoryState {
  openedHere?: boolean;
}

/** The season in the dialog, kept in the URL (`?edit=<id>`, `?add`), so that the browser's Back button closes it. */
export function useOpenSeason() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const named: NamedSeason | undefined = query.has('add') ? 'new' : (query.get('edit') ?? undefined);
  const { openedHere } = (state ?? {}) as HistoryState;

  const open = useCallback(
    (next: NamedSeason) => {
      const opened: HistoryState = { openedHere: true };
      navigate({ search: next === 'new' ? 'add' : `edit=${encodeURIComponent(next)}` }, { state: opened });
    },
    [navigate],
  );

  const close = useCallback(() => {
    if (openedHere) navigate(-1);
    else navigate({ search: '' }, { replace: true });
  }, [navigate, openedHere]);

  return { named, open, close };
}
