import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMay } from '../../features/session/use-may.ts';

/** The open dialog. `copy` makes a new program of the named one. */
export type ProgramDialog = { kind: 'add' } | { kind: 'view' | 'edit' | 'copy'; id: string };

/** Marks a history entry that was created by opening a dialog. */
interface HistoryState {
  openedHere?: boolean;
}

/**
 * The open dialog, kept in the URL (`?view=<id>`, `?edit=<id>`, `?add`, `?copy=<id>`), so that it can be linked. The browser's Back
 * button or gesture closes it without leaving the screen. For staff who may not edit, a link to edit a program opens it
 * read-only.
 */
export function useOpenProgram() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [mayAdd, mayEdit] = [useMay('POST /programs'), useMay('PUT /programs/{id}')];
  const dialog = useMemo(() => {
    const named = readDialog(new URLSearchParams(search));
    if ((named?.kind === 'add' || named?.kind === 'copy') && !mayAdd) return undefined;
    return named?.kind === 'edit' && !mayEdit ? { ...named, kind: 'view' as const } : named;
  }, [search, mayAdd, mayEdit]);
  const { openedHere } = (state ?? {}) as HistoryState;

  const open = useCallback(
    (next: ProgramDialog) => {
      const opened: HistoryState = { openedHere: true };
      navigate({ search: searchOf(next, search) }, { state: opened });
    },
    [navigate, search],
  );

  /** Names another dialog in the place of this one: a new program that has got its id. */
  const rename = useCallback(
    (next: ProgramDialog) => navigate({ search: searchOf(next, search) }, { replace: true, state }),
    [navigate, search, state],
  );

  const close = useCallback(() => {
    if (openedHere) navigate(-1);
    else navigate({ search: withoutDialog(search).toString() }, { replace: true });
  }, [navigate, openedHere, search]);

  return { dialog, open, rename, close };
}

function readDialog(query: URLSearchParams): ProgramDialog | undefined {
  if (query.has('add')) return { kind: 'add' };
  for (const kind of ['view', 'edit', 'copy'] as const) {
    const id = query.get(kind);
    if (id) return { kind, id };
  }
  return undefined;
}

/** The query without the dialog: the list's filters. */
function withoutDialog(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of ['add', 'view', 'edit', 'copy']) query.delete(name);
  return query;
}

function searchOf(dialog: ProgramDialog, search: string): string {
  const query = withoutDialog(search);
  query.set(dialog.kind, dialog.kind === 'add' ? '' : dialog.id);
  return query.toString();
}
