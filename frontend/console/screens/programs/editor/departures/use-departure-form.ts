import Form, { type FormInstance } from 'antd/es/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Departure } from '#contracts/api/departures';
import { isConflict } from '#shared/lib/api-error.ts';
import { withIds } from '../../../../features/departures/departure-calls.ts';
import {
  copiedDeparture,
  type DepartureValues,
  departureBody,
  departureValues,
  newDeparture,
} from '../../../../features/departures/departure-values.ts';
import { type KeptDeparture, keptDepartures } from '../../../../features/departures/kept-departures.ts';
import { plainPart } from '../../../../features/programs/part-values.ts';
import { useProblemText } from '../../../../features/session/use-problem-text.ts';
import { useSuccessNotice } from '../../../../features/session/use-success-notice.ts';
import { useDepartureIssues } from './use-departure-issues.ts';
import type { DeparturesControl } from './use-departures.ts';

interface Options {
  programId: string;
  control: DeparturesControl;
  edited: Departure | undefined;
  copied: Departure | undefined;
  kept: KeptDeparture | undefined;
  onDone: () => void;
}

/** The state of a departure's form. No input is lost on any failure, nor by a reload. */
export function useDepartureForm(options: Options) {
  const { programId, control, edited, onDone } = options;
  const kept = options.kept?.kind === 'one' ? options.kept : undefined;
  const { t } = useTranslation('adminOffer');
  const [form] = Form.useForm<DepartureValues>();
  const issues = useDepartureIssues(form, edited);
  const problemText = useProblemText();
  const notifySuccess = useSuccessNotice();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { start, version, conflict, meet, keepMine, takeTheirs } = useBase(form, options, kept?.version);
  /** The id of the new departure: a repetition adds it once. */
  const [newId] = useState(() => kept?.newId ?? withIds([departureBody(start)])[0]?.id ?? '');

  const valuesNow = (): DepartureValues => ({ ...start, ...form.getFieldsValue(true) });

  const keep = () =>
    keptDepartures.keep(programId, {
      ...{ kind: 'one', departureId: edited?.id, version, newId, values: valuesNow() },
      at: new Date().toISOString(),
    });

  const fail = async (error: unknown, values: DepartureValues) => {
    if (edited && isConflict(error)) {
      const theirs = (await control.load())?.find(({ id }) => id === edited.id);
      if (theirs) return meet({ mine: values, theirs });
    }
    setProblem(problemText(error));
    issues.showRefused(error);
  };

  const submit = async (based = version) => {
    if (isSaving) return;
    const typed = valuesNow();
    // Seats that nobody has counted are all free.
    const values = { ...typed, seats_left: typed.seats_left ?? typed.capacity };
    setProblem(undefined);
    const found = issues.of(values);
    if (found.length > 0) return issues.show(found);
    setIsSaving(true);
    try {
      const body = departureBody(values);
      if (edited) await control.change(programId, { id: edited.id, version: based }, body);
      else await control.add(programId, [{ ...body, id: newId }]);
      notifySuccess(t(edited ? 'departures.changed' : 'departures.added', { count: 1 }));
      onDone();
    } catch (error) {
      await fail(error, values);
    } finally {
      setIsSaving(false);
    }
  };

  return {
    form,
    /** What the form shows at first: what was typed before a reload, else the departure as it is. */
    shown: kept?.values ?? start,
    keptAt: kept?.at,
    isSaving,
    problem,
    conflict,
    submit,
    changed: (changed: Partial<DepartureValues>) => {
      issues.clear(changed);
      keep();
    },
    /** Saves my version over the one of a colleague. */
    keepMine: () => keepMine(submit),
    takeTheirs: () => {
      takeTheirs();
      keptDepartures.forget(programId);
    },
    isKept: true,
    isDirty: () => plainPart(valuesNow()) !== plainPart(start),
  };
}

interface Conflict {
  mine: DepartureValues;
  theirs: Departure;
}

/**
 * The version that a change is based on: the departure as opened, also before a reload, or a colleague's once staff have
 * chosen it.
 */
function useBase(
  form: FormInstance<DepartureValues>,
  { control, edited, copied }: Options,
  keptVersion: number | undefined,
) {
  const [conflict, setConflict] = useState<Conflict>();
  const [version, setVersion] = useState(keptVersion ?? edited?.version ?? 0);
  const [start, setStart] = useState(() => {
    if (edited) return departureValues(edited);
    return copied ? copiedDeparture(copied) : newDeparture(control.usualNights());
  });

  const keepMine = (save: (version: number) => unknown) => {
    if (!conflict) return;
    setVersion(conflict.theirs.version);
    setConflict(undefined);
    void save(conflict.theirs.version);
  };

  const takeTheirs = () => {
    if (!conflict) return;
    const values = departureValues(conflict.theirs);
    setVersion(conflict.theirs.version);
    setStart(values);
    form.setFieldsValue(values);
    setConflict(undefined);
  };

  return { start, version, conflict, meet: setConflict, keepMine, takeTheirs };
}
