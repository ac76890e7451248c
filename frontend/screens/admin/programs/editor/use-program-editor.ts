import Form from 'antd/es/form';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/programs';
import {
  emptyValues,
  fieldOfApi,
  isSame,
  type ProgramField,
  type ProgramValues,
  toValues,
} from '../../../../features/programs/program-values.ts';
import { useProblemText } from '../../../../features/session/use-problem-text.ts';
import { ApiError } from '../../../../lib/api.ts';
import { useNotice } from '../../use-notice.ts';
import { useConflict } from './conflict/use-conflict.ts';
import { followDates, nightsBetween } from './nights.ts';
import { photoInputId } from './photos/photo-picker.tsx';
import { usePhotoTray } from './photos/use-photo-tray.ts';
import { SaveConflict } from './program-saver.ts';
import { checkProgram, type SaveIssue } from './save-rules.ts';
import { useOutcomeNotices } from './use-outcome-notices.tsx';
import { type SaveOutcome, useSaveProgram } from './use-save-program.ts';

interface Options {
  /** The program to edit; undefined for a new one. */
  program: Program | undefined;
  /** Called with the saved program, and again after its photos are uploaded. */
  onSaved: (program: Program) => void;
  /** Called when everything is saved. */
  onDone: () => void;
}

/** The reason why the program was not saved. */
interface Problem {
  text: string;
  /** True if someone has deleted the program. */
  isGone: boolean;
}

/** The state of a program's form, from opening it to the last photo's upload. No input is lost on any failure. */
export function useProgramEditor({ program, onSaved, onDone }: Options) {
  const { t } = useTranslation('adminPrograms');
  const notify = useNotice();
  const problemText = useProblemText();
  const tellOutcome = useOutcomeNotices();
  const [form] = Form.useForm<ProgramValues>();
  const [base, setBase] = useState(() => (program ? toValues(program) : emptyValues));
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [photoError, setPhotoError] = useState<string>();
  /** Number of successive saves that left photos over. */
  const [incompleteSaves, setIncompleteSaves] = useState(0);
  const photos = usePhotoTray(program?.photo_records ?? []);
  const { save, cancelUpload, adopt, ...saving } = useSaveProgram(program, photos);
  const { conflict, ...merging } = useConflict((values) => form.setFieldsValue(values));
  const [isNew, setIsNew] = useState(!program);
  const [mustFocus, setMustFocus] = useState<{ field: ProgramField | 'photos' | undefined }>();

  /** The nights that last followed from the dates. */
  const spanned = useRef(nightsBetween(base.from_date, base.to_date));

  const valuesNow = (): ProgramValues => ({ ...base, ...form.getFieldsValue(true) });

  // Focuses the field after saving, since a disabled field cannot take the focus.
  useEffect(() => {
    if (isSaving || !mustFocus?.field) return;
    if (mustFocus.field === 'photos') document.getElementById(photoInputId)?.focus();
    else form.scrollToField(mustFocus.field, { block: 'center', focus: true });
  }, [isSaving, mustFocus, form]);

  const showIssues = (issues: SaveIssue[]) => {
    const [first] = issues;
    if (!first) return;
    const told = new Set<string>();
    for (const { rule, fields } of issues) {
      const text = t(`rules.${rule}.text`);
      for (const field of fields) {
        // One message per field: the first issue.
        if (told.has(field)) continue;
        told.add(field);
        if (field === 'photos') setPhotoError(text);
        else form.setFields([{ name: field, errors: [text] }]);
      }
    }
    notify({ title: t(`rules.${first.rule}.title`), description: t(`rules.${first.rule}.text`) });
    setMustFocus({ field: first.fields[0] });
    setProblem(undefined);
  };

  const showFailure = (error: unknown) => {
    notify({ title: t('notice.error'), description: t('notice.saveFailed') });
    const refusal = error instanceof ApiError ? error : undefined;
    const isGone = refusal?.code === 'program_not_found';
    setProblem({ text: isGone ? t('editor.gone') : problemText(error), isGone });
    const wrong = (refusal?.errors ?? []).flatMap(({ field, message }) => {
      const name = fieldOfApi(field);
      return name ? [{ name, errors: [message] }] : [];
    });
    form.setFields(wrong);
    setMustFocus({ field: wrong[0]?.name });
  };

  /** Makes the next save replace someone else's version. Returns true if there is a choice to make. */
  const takeTheirs = (theirs: Program, mine: ProgramValues) => {
    const values = toValues(theirs);
    setBase(values);
    adopt(theirs);
    photos.takeTheirs(theirs.photo_records);
    onSaved(theirs);
    return merging.begin({ base, mine, theirs: values }, theirs.updated_at);
  };

  /** Saves, replacing someone else's version too if it needs no decision. */
  const saveMerged = async (values: ProgramValues, onlyPhoto?: string): Promise<SaveOutcome | undefined> => {
    try {
      return await save(values, onSaved, onlyPhoto);
    } catch (error) {
      if (!(error instanceof SaveConflict)) throw error;
      return takeTheirs(error.theirs, values) ? undefined : saveMerged(values, onlyPhoto);
    }
  };

  const finish = (outcome: SaveOutcome, values: ProgramValues) => {
    // A closing dialog keeps its last render: it must not show that it is saving.
    flushSync(() => setIsSaving(false));
    setBase(values);
    merging.end();
    tellOutcome(outcome);
    setIncompleteSaves((count) => (outcome.isIncomplete ? count + 1 : 0));
    if (!outcome.isIncomplete) onDone();
  };

  /** @param onlyPhoto upload only this photo, not the others that failed */
  const submit = async (onlyPhoto?: string) => {
    if (isSaving) return;
    const values = valuesNow();
    const photoCount = photos.tray.photos.length;
    setPhotoError(undefined);
    const issues = checkProgram({ values, isNew, photoCount });
    if (issues.length > 0) return showIssues(issues);
    setProblem(undefined);
    setIsSaving(true);
    try {
      const outcome = await saveMerged(values, onlyPhoto);
      if (outcome) finish(outcome, values);
    } catch (error) {
      showFailure(error);
    } finally {
      setIsSaving(false);
      setIsNew(saving.isNew());
    }
  };

  /** Sets the nights by the dates, until staff change them. */
  const setNights = (): Partial<ProgramValues> => {
    const { from_date, to_date, nights } = valuesNow();
    const now = nightsBetween(from_date, to_date);
    const followed = followDates(nights, spanned.current, now);
    spanned.current = now ?? spanned.current;
    if (followed === undefined) return {};
    form.setFieldValue('nights', followed);
    return { nights: followed };
  };

  const changed = (typed: Partial<ProgramValues>) => {
    const values = 'from_date' in typed || 'to_date' in typed ? { ...typed, ...setNights() } : typed;
    const names = Object.keys(values) as ProgramField[];
    // An issue of one day may depend on the other.
    if (values.from_date) names.push('to_date');
    form.setFields(names.map((name) => ({ name, errors: [] })));
    merging.typed(values);
  };

  return {
    form,
    base,
    photos,
    photoError: photos.tray.photos.length === 0 ? photoError : undefined,
    isNew,
    isSaving,
    incompleteSaves,
    problem,
    conflict,
    submit,
    changed,
    choose: merging.choose,
    cancelUpload,
    isDirty: () => photos.isChanged || !isSame(valuesNow(), base),
    /** After the program was deleted: the form becomes a new program, and its photos must be chosen again. */
    startOver: () => {
      adopt(undefined);
      setIsNew(true);
      photos.takeTheirs([]);
      setProblem(undefined);
    },
  };
}
