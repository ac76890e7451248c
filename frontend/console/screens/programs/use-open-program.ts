import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMay } from '../../features/session/use-may.ts';

/** The open dialog. A new program can start as a copy of another. */
export type ProgramDialog = { kind: 'add'; copyOf?: string } | { kind: 'view' | 'edit'; id: string };

/** Marks a history entry that was created by opening a dialog. */
interface HistoryState {
  openedHere?: boolean;
}

/**
 * The open dialog, kept in the URL (`?view=<id>`, `?edit=<id>`, `?add`, `?add=<id>` for a copy), so that it can be linked. The browser's Back
 * button or gesture closes it without leaving the screen. For staff who may not edit, a link to edit a program opens it
 * read-only.
 */
export function useOpenProgram() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [mayAdd, mayEdit] = [useMay('POST /programs'), useMay('PUT /programs/{id}')];
  const dialog = useMemo(() => {
    const named = readDialog(new URLSearchParams(search));
    if (named?.kind === 'add' && !mayAdd) return undefined;
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
  if (query.has('add')) return { kind: 'add', copyOf: query.get('add') ?? '' };
  for (const kind of ['view', 'edit'] as const) {
    const id = query.get(kind);
    if (id) return { kind, id };
  }
  return undefined;
}

/** The query without the dialog: the list's filters. */
function withoutDialog(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of ['add', 'view', 'edit']) query.delete(name);
  return query;
}

function searchOf(dialog: ProgramDialog, search: string): string {
  const query = withoutDialog(search);
  query.set(dialog.kind, dialog.kind === 'add' ? (dialog.copyOf ?? '') : dialog.id);
  return query.toString();
}
