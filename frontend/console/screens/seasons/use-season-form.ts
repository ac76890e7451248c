import Form from 'antd/es/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { v7 as uuid } from 'uuid';
import { isSameSeason } from '#contracts/api/season-rules';
import type { Season, Seasons } from '#contracts/api/seasons';
import { SeasonConflict, saveSeason } from '../../features/seasons/change-seasons.ts';
import { useProblemText } from '../../features/session/use-problem-text.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { differing, emptyValues, type SeasonValues, seasonOf, valuesOf } from './season-values.ts';

interface Options {
  /** The season to edit; undefined for a new one. */
  season: Season | undefined;
  stored: Seasons;
  onSaved: (stored: Seasons) => void;
  onDone: () => void;
}

/** The state that a colleague has saved meanwhile: the season, or that it is gone. */
export interface Conflict {
  mine: SeasonValues;
  theirs: SeasonValues | undefined;
}

/** The state of a season's form. A failure or a conflict loses no input. */
export function useSeasonForm({ season, stored, onSaved, onDone }: Options) {
  const { t } = useTranslation('adminSeasons');
  const [form] = Form.useForm<SeasonValues>();
  const [id] = useState(() => season?.id ?? uuid());
  const [initial, setInitial] = useState(() => (season ? valuesOf(season) : emptyValues));
  /** The stored season that a save replaces. */
  const [base, setBase] = useState(season);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const notifySuccess = useSuccessNotice();
  const problemText = useProblemText();

  const valuesNow = (): SeasonValues => ({ ...initial, ...form.getFieldsValue(true) });

  const submit = async (values: SeasonValues) => {
    if (isSaving) return;
    setIsSaving(true);
    setProblem(undefined);
    try {
      onSaved(await saveSeason(stored, seasonOf(id, values), base));
      // A closing dialog keeps its last render: it must not show that it is saving.
      flushSync(() => {
        setIsSaving(false);
        setInitial(values);
      });
      notifySuccess(t(season ? 'form.changed' : 'form.added'));
      onDone();
    } catch (error) {
      if (error instanceof SeasonConflict) begin(error, values);
      else setProblem(problemText(error));
    } finally {
      setIsSaving(false);
    }
  };

  /** The next save replaces what the colleague has saved, unless it is taken over first. */
  const begin = ({ stored, theirs }: SeasonConflict, mine: SeasonValues) => {
    onSaved(stored);
    setBase(theirs);
    setConflict({ mine, theirs: theirs && valuesOf(theirs) });
  };

  const takeTheirs = () => {
    if (conflict?.theirs) form.setFieldsValue(conflict.theirs);
    if (conflict?.theirs) setInitial(conflict.theirs);
    setConflict(undefined);
  };

  return {
    form,
    initial,
    isSaving,
    problem,
    conflict,
    submit,
    takeTheirs,
    isDirty: () => differing(valuesNow(), initial).length > 0,
    /** True if another season of the list says the same. */
    isTwice: () => {
      const typed = seasonOf(id, valuesNow());
      return stored.seasons.some((other) => other.id !== id && isSameSeason(other, typed));
    },
  };
}
