import Form from 'antd/es/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Draft } from '#contracts/api/program-drafts';
import type { Program } from '#contracts/api/programs';
import type { DraftStatus } from '../../../features/drafts/autosave.ts';
import { useDraft } from '../../../features/drafts/use-draft.ts';
import { contentOf, orderedRecords, valuesOf } from '../../../features/programs/drafts/draft-content.ts';
import { createDraftSession } from '../../../features/programs/drafts/draft-session.ts';
import { emptyValues, type ProgramValues, toValues } from '../../../features/programs/program-values.ts';
import type { Opened } from './draft/opened.ts';
import { formEdits } from './form-edits.ts';
import { hasUnsavedPhotos, idsOf } from './photos/photo-tray.ts';
import { usePhotoTray } from './photos/use-photo-tray.ts';
import { publishIssues } from './publish-issues.ts';
import type { Section } from './sections.ts';
import { submitProgram } from './submit-program.ts';
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

  const issuesOn = (day: string) =>
    publishIssues({ values: valuesNow(), isNew, photoCount, program: session.current(), day });
  const submit = submitProgram({
    ...{ valuesNow, issuesOn, setIsNew, isSaving, setIsSaving },
    ...{ session, autosave, saving, problems, tell, onDone },
  });
  const edits = formEdits({ form, valuesNow, setValues, nightsOf, session, autosave, saving });

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
    issuesOn,
    showIssues: problems.showIssues,
    ...edits,
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
