import { useState } from 'react';
import { useMay } from '../../../features/session/use-may.ts';
import type { ListedProgram } from '../program-filters.ts';

export interface ProgramSelection {
  /** In the list's order. */
  chosen: ListedProgram[];
  isAll: boolean;
  /** True while cards show checkboxes in place of their actions. */
  isChoosing: boolean;
  setChoosing: (isChoosing: boolean) => void;
  choose: (id: string, isChosen: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
  drop: (ids: readonly string[]) => void;
}

/**
 * The selected programs of the list, for staff who may publish. Only shown ones count: the selection is dropped when
 * something else is searched.
 * @param sought what the list is narrowed by
 */
export function useSelection(shown: readonly ListedProgram[], sought: string): ProgramSelection | undefined {
  const may = [useMay('POST /programs/{id}/publications'), useMay('PATCH /programs/{id}/publications')];
  const [known, setKnown] = useState(sought);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isChoosing, setChoosing] = useState(false);
  if (known !== sought) {
    setKnown(sought);
    setIds(new Set());
  }
  if (!may.every(Boolean)) return undefined;
  const chosen = shown.filter(({ program }) => ids.has(program.id));
  return {
    chosen,
    isAll: chosen.length > 0 && chosen.length === shown.length,
    isChoosing,
    setChoosing: (next) => {
      setChoosing(next);
      if (!next) setIds(new Set());
    },
    choose: (id, isChosen) => setIds((now) => new Set(isChosen ? [...now, id] : [...now].filter((one) => one !== id))),
    chooseAll: (isChosen) => setIds(new Set(isChosen ? shown.map(({ program }) => program.id) : [])),
    drop: (gone) => setIds((now) => new Set([...now].filter((id) => !gone.includes(id)))),
  };
}
