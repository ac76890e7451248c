import Form, { type FormInstance } from 'antd/es/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft, DraftContent } from '#contracts/api/program-drafts';
import type { Program } from '#contracts/api/programs';
import type { DraftStatus } from '../../../features/programs/drafts/autosave.ts';
import { contentOf, orderedRecords, valuesOf } from '../../../features/programs/drafts/draft-content.ts';
import { createDraftSession, type Publishing } from '../../../features/programs/drafts/draft-session.ts';
import type { KeptDraft } from '../../../features/programs/drafts/kept-draft.ts';
import { isPart } from '../../../features/programs/part-values.ts';
import {
  emptyValues,
  type ProgramField,
  type ProgramValues,
  toValues,
} from '../../../features/programs/program-values.ts';
import type { Opened } from './draft/opened.ts';
import { useDraft } from './draft/use-draft.ts';
import { hasUnsavedPhotos, idsOf } from './photos/photo-tray.ts';
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
  opened: Opened;
  /** Called when a new program has begun as a draft. */
  onBegun: (id: string) => void;
  /** Called with the saved program, and again after its photos are uploaded. */
  onSaved: (program: Program) => void;
  /** Called when everything is saved. */
  onDone: () => void;
}

export type ProgramEditorControl = ReturnType<typeof useProgramEditor>;

/** The state of a program's form, from opening it to the last photo's upload. No input is lost on any failure. */
export function useProgramEditor({ program, opened, copied, onBegun, onSaved, onDone }: Options) {
  const [form] = Form.useForm<ProgramValues>();
  const [isSaving, setIsSaving] = useState(false);
  const [isNew, setIsNew] = useState(!program?.version);
  const [section, setSection] = useState<Section>('basics');
  const { draft } = opened;
  const records = program?.photo_records ?? [];
  const photos = usePhotoTray(draft ? orderedRecords(records, draft.content) : records);
  const photoCount = photos.tray.photos.length;
  const setValues = (values: Partial<ProgramValues>) => form.setFieldsValue(values);
  const [start] = useState(() => startOf(program, draft, copied));
  const photoOrder = idsOf(photos.tray.photos);
  const [session] = useState(() =>
    createDraftSession({ program, draft, origin: opened.origin, content: contentOf(start, photoOrder) }),
  );
  const { base, ...saving } = useMergedSave({ program, start, session, photos, onSaved, setValues });
  const { problem, photoError, ...problems } = useSaveProblems(form, isSaving, setSection);
  const { incomplete, tell } = useSaveOutcome();
  const nightsOf = useNights(form, base);

  const valuesNow = (): ProgramValues => ({ ...base, ...form.getFieldsValue(true) });

  const { status, autosave } = useDraft({
    session,
    savedAt: draft?.saved_at,
    // Their order is in the draft only as long as no photo waits for the save that adds or removes it.
    contentNow: () => contentOf(valuesNow(), hasUnsavedPhotos(photos.tray) ? session.photoOrder() : photoOrder),
    onConflict: () => saving.meetTheirs(valuesNow()),
    onBegun,
  });
  const orderKey = photoOrder.join();
  const reordered = useEffectEvent(() => session.hasDraft() && autosave.changed());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order of the photos belongs to the draft.
  useEffect(() => void reordered(), [orderKey]);

  /**
   * @param onlyPhoto upload only this photo, not the others that failed
   * @param how the program is published; at once if absent
   */
  const submit = async (onlyPhoto?: string, how?: Publishing) => {
    if (isSaving) return;
    const values = valuesNow();
    problems.clear();
    const [first, ...others] = checkProgram({ values, isNew, photoCount });
    if (first) return problems.showIssues([first, ...others]);
    setIsSaving(true);
    autosave.hold();
    session.publishNext(how);
    try {
      const outcome = await saving.saveMerged(values, onlyPhoto);
      if (!outcome) return autosave.waitForChoice();
      // A closing dialog keeps its last render: it must not show that it is saving.
      flushSync(() => setIsSaving(false));
      saving.done(values);
      autosave.published();
      tell(outcome, how);
      if (!outcome.isIncomplete) onDone();
    } catch (error) {
      autosave.release();
      problems.showFailure(error);
    } finally {
      session.publishNext(undefined);
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
    autosave.changed();
  };

  /** Brings back what this tab had kept. What somebody else has saved since is compared with it first. */
  const bringBack = (kept: KeptDraft, savedAt = new Date().toISOString()) => {
    const [mine, theirs] = [valuesOf(kept.content), valuesNow()];
    setValues(mine);
    const isOvertaken = kept.rev !== session.position().rev;
    if (isOvertaken && saving.begin({ base: valuesOf(kept.base), mine, theirs }, savedAt)) autosave.waitForChoice();
    else void autosave.flush();
  };

  /** Puts an earlier version into the form. It becomes the draft; nothing is published. */
  const restore = (content: DraftContent) => {
    setValues(valuesOf(content));
    return autosave.flush();
  };

  /** After the program was deleted: the form becomes a new program, and its photos must be chosen again. */
  const startOver = () => {
    saving.adopt(undefined);
    session.startOver();
    setIsNew(true);
    photos.takeTheirs([]);
    problems.clear();
  };

  const { conflict, choose, cancelUpload, saved } = saving;
  return {
    form,
    session,
    status,
    autosave,
    valuesNow,
    bringBack,
    restore,
    forget: autosave.forget,
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
    /** True if closing would lose something: the draft has all but the photos that are not uploaded yet. */
    isDirty: () =>
      (session.hasDraft() ? hasUnsavedPhotos(photos.tray) : photos.isChanged) ||
      (isStuck(status) && !autosave.isStored()),
  };
}

const startOf = (program: Program | undefined, draft: Draft | undefined, copied: ProgramValues | undefined) =>
  draft ? valuesOf(draft.content) : program ? toValues(program) : (copied ?? emptyValues);

/** True if the draft cannot be saved now. */
const isStuck = ({ state }: DraftStatus) => ['offline', 'failed', 'conflict'].includes(state);

/** Clears the errors of the fields within parts that have changed: an issue of one may depend on another of its item. */
function clearErrorsIn(form: FormInstance<ProgramValues>, typed: Partial<ProgramValues>) {
  const parts = Object.keys(typed).filter(isPart);
  const wrong = form
    .getFieldsError()
    .filter(({ name, errors }) => errors.length > 0 && parts.includes(name[0] as never));
  form.setFields(wrong.map(({ name }) => ({ name: name as never, errors: [] })));
}
