import Form from 'antd/es/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Program } from '#contracts/api/programs';
import { keptDepartures } from '../../../features/departures/kept-departures.ts';
import type { ProgramValues } from '../../../features/programs/program-values.ts';
import type { Opened } from './draft/opened.ts';
import { useProgramDraft } from './draft/use-program-draft.ts';
import { useStart } from './draft/use-start.ts';
import { formEdits } from './form-edits.ts';
import { idsOf } from './photos/photo-tray.ts';
import { usePhotoChecks } from './photos/use-photo-checks.ts';
import { usePhotoUploads } from './photos/use-photo-uploads.ts';
import { publishIssues } from './publish-issues.ts';
import { warningsBefore } from './publish-warnings.ts';
import { checkTogether } from './save-rules.ts';
import type { Section } from './sections.ts';
import { submitProgram } from './submit-program.ts';
import { useMergedSave } from './use-merged-save.ts';
import { useNights } from './use-nights.ts';
import { useSaveOutcome } from './use-save-outcome.ts';
import { useSaveProblems } from './use-save-problems.ts';

interface Options {
  /** The program to edit; undefined for a new one. */
  program: Program | undefined;
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
export function useProgramEditor({ program, opened, onBegun, onSaved, onDone }: Options) {
  const [form] = Form.useForm<ProgramValues>();
  const [isSaving, setIsSaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isNew, setIsNew] = useState(!program?.version);
  const [section, setSection] = useState<Section>(() =>
    program && keptDepartures.recall(program.id) ? 'departures' : 'basics',
  );
  const { photos, start, session } = useStart(program, opened);
  const photoCount = photos.tray.photos.length;
  const setValues = (values: Partial<ProgramValues>) => form.setFieldsValue(values);
  const begin = async () => {
    await draft.autosave.begin();
    return session.id();
  };
  const uploads = usePhotoUploads({ photos, begin });
  const { uploadAll } = uploads;
  usePhotoChecks(photos, session);
  const { base, ...saving } = useMergedSave({ program, start, session, photos, uploadAll, onSaved, setValues });
  const { problem, photoError, ...problems } = useSaveProblems(form, isSaving, setSection);
  const { incomplete, tell } = useSaveOutcome();
  const nightsOf = useNights(form, base);

  const valuesNow = (): ProgramValues => ({ ...base, ...form.getFieldsValue(true) });
  const onConflict = () => saving.meetTheirs(valuesNow());
  const savedAt = opened.draft?.saved_at;
  const draft = useProgramDraft({ session, savedAt, photos, valuesNow, onConflict, onBegun });
  const { autosave } = draft;
  // A draft may be anything, except too large.
  const markTooLong = useEffectEvent(() => problems.markIssues(checkTogether(valuesNow())));
  useEffect(() => {
    if (draft.status.state === 'failed') markTooLong();
  }, [draft.status]);

  const issuesOn = (day: string) =>
    publishIssues({ values: valuesNow(), isNew, photoCount, program: session.current(), day });
  const warningsOn = (day: string) => {
    const photoIds = idsOf(photos.now().photos);
    return warningsBefore({
      values: valuesNow(),
      photos: photoIds,
      program: session.current(),
      issues: issuesOn(day),
      day,
    });
  };
  const submit = submitProgram({
    ...{ valuesNow, issuesOn, warningsOn, ask: () => setIsAsking(true), isNew, setIsNew, isSaving, setIsSaving },
    ...{ session, autosave, saving, problems, tell, onDone },
  });

  /** After the program was deleted: the form becomes a new program, and its photos must be chosen again. */
  const startOver = () => {
    saving.adopt(undefined);
    session.startOver();
    setIsNew(true);
    photos.takeTheirs([], []);
    problems.clear();
  };

  const { conflict, choose, saved } = saving;
  return {
    ...{ form, base, photos, isNew, isSaving, section, setSection, valuesNow },
    ...{ session, ...draft, forget: autosave.forget, saved },
    ...formEdits({ form, valuesNow, setValues, nightsOf, photos, session, autosave, saving }),
    ...{ submit, cancelUpload: uploads.cancel, retryUpload: uploads.retry, startOver, conflict, choose },
    ...{
      isAsking,
      stopAsking: () => setIsAsking(false),
      issuesOn,
      warningsOn,
      showIssues: problems.showIssues,
      problem,
      incomplete,
    },
    photoError: photoCount === 0 ? photoError : undefined,
  };
}
