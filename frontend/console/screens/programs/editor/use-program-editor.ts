import Form, { type FormInstance } from 'antd/es/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Program } from '#contracts/api/programs';
import { isPart } from '../../../features/programs/part-values.ts';
import { isSame, type ProgramField, type ProgramValues } from '../../../features/programs/program-values.ts';
import { usePhotoTray } from './photos/use-photo-tray.ts';
import { checkProgram } from './save-rules.ts';
import type { Section } from './sections.ts';
import { useMergedSave } from './use-merged-save.ts';
import { useNights } from './use-nights.ts';
import { useSaveOutcome } from './use-save-outcome.ts';
import { useSaveProblems } from './use-save-problems.ts';

interface Options {
  /** The program to edit; undefined for a new one. */
  program: Program | undefined;
  /** The values of a new program that is a copy. */
  copied: ProgramValues | undefined;
  /** Called with the saved program, and again after its photos are uploaded. */
  onSaved: (program: Program) => void;
  /** Called when everything is saved. */
  onDone: () => void;
}

/** The state of a program's form, from opening it to the last photo's upload. No input is lost on any failure. */
export function useProgramEditor({ program, copied, onSaved, onDone }: Options) {
  const [form] = Form.useForm<ProgramValues>();
  const [isSaving, setIsSaving] = useState(false);
  const [isNew, setIsNew] = useState(!program);
  const [section, setSection] = useState<Section>('basics');
  const photos = usePhotoTray(program?.photo_records ?? []);
  const photoCount = photos.tray.photos.length;
  const setValues = (values: Partial<ProgramValues>) => form.setFieldsValue(values);
  const { base, ...saving } = useMergedSave({ program, copied, photos, onSaved, setValues });
  const { problem, photoError, ...problems } = useSaveProblems(form, isSaving, setSection);
  const { incomplete, tell } = useSaveOutcome();
  const nightsOf = useNights(form, base);

  const valuesNow = (): ProgramValues => ({ ...base, ...form.getFieldsValue(true) });

  /** @param onlyPhoto upload only this photo, not the others that failed */
  const submit = async (onlyPhoto?: string) => {
    if (isSaving) return;
    const values = valuesNow();
    problems.clear();
    const [first, ...others] = checkProgram({ values, isNew, photoCount });
    if (first) return problems.showIssues([first, ...others]);
    setIsSaving(true);
    try {
      const outcome = await saving.saveMerged(values, onlyPhoto);
      if (!outcome) return;
      // A closing dialog keeps its last render: it must not show that it is saving.
      flushSync(() => setIsSaving(false));
      saving.done(values);
      tell(outcome);
      if (!outcome.isIncomplete) onDone();
    } catch (error) {
      problems.showFailure(error);
    } finally {
      setIsSaving(false);
      setIsNew(saving.isNew());
    }
  };

  const changed = (typed: Partial<ProgramValues>) => {
    const values = 'from_date' in typed || 'to_date' in typed ? { ...typed, ...nightsOf(valuesNow()) } : typed;
    const names = Object.keys(values) as ProgramField[];
    // An issue of one day may depend on the other.
    if (values.from_date) names.push('to_date');
    form.setFields(names.map((name) => ({ name, errors: [] })));
    clearErrorsIn(form, typed);
    // Of a part, antd passes the typed item alone.
    const now = valuesNow();
    saving.typed(Object.fromEntries(names.map((name) => [name, now[name]])));
  };

  /** After the program was deleted: the form becomes a new program, and its photos must be chosen again. */
  const startOver = () => {
    saving.adopt(undefined);
    setIsNew(true);
    photos.takeTheirs([]);
    problems.clear();
  };

  const { conflict, choose, cancelUpload, saved } = saving;
  return {
    form,
    base,
    photos,
    isNew,
    isSaving,
    section,
    setSection,
    incomplete,
    problem,
    conflict,
    submit,
    changed,
    choose,
    cancelUpload,
    startOver,
    saved,
    photoError: photoCount === 0 ? photoError : undefined,
    isDirty: () => photos.isChanged || !isSame(valuesNow(), base),
  };
}

/** Clears the errors of the fields within parts that have changed: an issue of one may depend on another of its item. */
function clearErrorsIn(form: FormInstance<ProgramValues>, typed: Partial<ProgramValues>) {
  const parts = Object.keys(typed).filter(isPart);
  const wrong = form
    .getFieldsError()
    .filter(({ name, errors }) => errors.length > 0 && parts.includes(name[0] as never));
  form.setFields(wrong.map(({ name }) => ({ name: name as never, errors: [] })));
}
