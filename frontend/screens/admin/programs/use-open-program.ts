import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Which dialog is open. */
export type ProgramDialog = { kind: 'add' } | { kind: 'view' | 'edit'; id: string };

/** Marks an entry of the browser's history that opening a dialog has made. */
interface HistoryState {
  openedHere?: boolean;
}

/**
 * The open dialog, kept in the URL (`?view=<id>`, `?edit=<id>`, `?add`): a link leads to it, and the browser's way back,
 * a gesture on phones, closes it and does not leave the screen.
 */
export function useOpenProgram() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const dialog = useMemo(() => readDialog(new URLSearchParams(search)), [search]);
  const { openedHere } = (state ?? {}) as HistoryState;

  const open = useCallback(
    (next: ProgramDialog) => {
      const opened: HistoryState = { openedHere: true };
      navigate({ search: searchOf(next) }, { state: opened });
    },
    [navigate],
  );

  const close = useCallback(() => {
    if (openedHere) navigate(-1);
    else navigate({ search: '' }, { replace: true });
  }, [navigate, openedHere]);

  return { dialog, open, close };
}

function readDialog(query: URLSearchParams): ProgramDialog | undefined {
  if (query.has('add')) return { kind: 'add' };
  for (const kind of ['view', 'edit'] as const) {
    const id = query.get(kind);
    if (id) return { kind, id };
  }
  return undefined;
}

const searchOf = (dialog: ProgramDialog) =>
  dialog.kind === 'add' ? '?add' : `?${dialog.kind}=${encodeURIComponent(dialog.id)}`;
