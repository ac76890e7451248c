import { flushSync } from 'react-dom';
import { riyadhDay } from '#contracts/field-kit/calendar';
import type { useDraft } from '../../../features/drafts/use-draft.ts';
import type { Publishing } from '../../../features/programs/drafts/draft-publisher.ts';
import type { DraftSession } from '../../../features/programs/drafts/draft-session.ts';
import type { ProgramValues } from '../../../features/programs/program-values.ts';
import type { Warnings } from './publish-warnings.ts';
import type { SaveIssue } from './save-rules.ts';
import type { useMergedSave } from './use-merged-save.ts';
import type { useSaveOutcome } from './use-save-outcome.ts';
import type { useSaveProblems } from './use-save-problems.ts';

interface Submitted {
  valuesNow: () => ProgramValues;
  /** Returns the issues that stop a publication on a day. */
  issuesOn: (day: string) => SaveIssue[];
  warningsOn: (day: string) => Warnings;
  /** Shows what warns, and asks. */
  ask: () => void;
  /** True until a save of this form has told that it added the program. */
  isNew: boolean;
  setIsNew: (isNew: boolean) => void;
  isSaving: boolean;
  setIsSaving: (isSaving: boolean) => void;
  session: DraftSession;
  autosave: ReturnType<typeof useDraft>['autosave'];
  saving: Pick<ReturnType<typeof useMergedSave>, 'saveMerged' | 'done' | 'isNew'>;
  problems: Pick<ReturnType<typeof useSaveProblems>, 'clear' | 'showIssues' | 'showFailure'>;
  tell: ReturnType<typeof useSaveOutcome>['tell'];
  onDone: () => void;
}

/**
 * Returns the function that checks, saves and publishes what is in the form.
 *
 * The parameter says how the program is published, after a look at what warns. Absent: at once, if nothing warns that
 * staff have not accepted yet.
 */
export const submitProgram =
  ({ valuesNow, issuesOn, warningsOn, ask, isNew, setIsNew, isSaving, setIsSaving, ...parts }: Submitted) =>
  async (how?: Publishing): Promise<void> => {
    const { session, autosave, saving, problems, tell, onDone } = parts;
    if (isSaving) return;
    const values = valuesNow();
    problems.clear();
    const day = riyadhDay(how?.publish_at ? new Date(how.publish_at) : new Date());
    const [first, ...others] = issuesOn(day);
    if (first) return problems.showIssues([first, ...others]);
    if (!how && warningsOn(day).mustAsk) return ask();
    setIsSaving(true);
    autosave.hold();
    session.publishNext(how);
    try {
      const outcome = await saving.saveMerged(values);
      if (!outcome) return autosave.waitForChoice();
      // A closing dialog keeps its last render: it must not show that it is saving.
      flushSync(() => setIsSaving(false));
      saving.done(values);
      autosave.published();
      // A save whose reply was lost has added it already: staff have not been told yet.
      tell({ ...outcome, change: isNew ? 'added' : outcome.change }, how);
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
