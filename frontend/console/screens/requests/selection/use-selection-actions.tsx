import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Desk } from '#contracts/api/desk';
import type { Enquiry, EnquiryStatus } from '#contracts/api/enquiries';
import { isConflict } from '#shared/lib/api-error.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useAskToDelete } from '../../../features/deleted/use-confirm-deletion.ts';
import {
  deleteEnquiries,
  giveEach,
  type SelectionOutcome,
  setStatuses,
} from '../../../features/enquiries/change-selected.ts';
import { statusLook } from '../../../features/enquiries/status-look.ts';
import { useConflictWords } from '../../../features/enquiries/use-conflict-words.ts';
import { useProblemText } from '../../../features/session/use-problem-text.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import type { Selection } from './use-selection.ts';

interface Words {
  done: (count: number) => string;
  failed: (count: number) => string;
}

/** The most conflicts that one notice names. */
const mostNamed = 5;

/** Changes, gives or deletes the selected enquiries and reports the outcome. Those that failed stay selected. */
export function useSelectionActions({ enquiries, drop }: Selection) {
  const { t } = useTranslation(['adminRequests', 'admin']);
  const ask = useAskToDelete();
  const problemText = useProblemText();
  const notifySuccess = useSuccessNotice();
  const notifyProblem = useNotice();
  const wordsOf = useConflictWords();
  /** The number of requests that have been handled, and of all. */
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  const reasonsOf = (errors: readonly unknown[]) => {
    const conflicts = errors.filter(isConflict).length;
    const counts = new Map<string, number>();
    if (conflicts > 0) counts.set(t('selection.conflict', { count: conflicts }), conflicts);
    for (const error of errors) {
      if (isConflict(error)) continue;
      const text = problemText(error);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return [...counts];
  };

  /** @param changed who has changed what */
  const report = ({ done, errors }: SelectionOutcome, words: Words, changed: readonly string[]) => {
    if (errors.length === 0) return notifySuccess(words.done(done.length));
    const reasons = reasonsOf(errors);
    const counts = [...(done.length > 0 ? [words.done(done.length)] : []), words.failed(errors.length)];
    notifyProblem({
      title: counts.join(' · '),
      // The lower corner is where the bar is, which is needed next.
      placement: 'top',
      description: (
        <>
          {reasons.map(([text, count]) => (
            <p key={text}>{reasons.length > 1 ? `${text} (${count})` : text}</p>
          ))}
          {changed.map((one) => (
            <p key={one}>{one}</p>
          ))}
          <p>{t('selection.kept', { count: errors.length })}</p>
        </>
      ),
    });
  };

  /** Every list gets the newer states. */
  const changesOf = async (conflicting: readonly Enquiry[]): Promise<string[]> => {
    const changes = await Promise.all(
      conflicting.map(async (enquiry) => {
        const what = await wordsOf(enquiry);
        return what ? [`${isolated(enquiry.name || enquiry.reference)}: ${what}`] : [];
      }),
    );
    return changes.flat().slice(0, mostNamed);
  };

  const run = async (act: (onSettled: () => void) => Promise<SelectionOutcome>, words: Words) => {
    setProgress({ done: 0, total: enquiries.length });
    const outcome = await act(() => setProgress((now) => now && { ...now, done: now.done + 1 }));
    setProgress(undefined);
    drop(outcome.done);
    report(outcome, words, await changesOf(outcome.conflicting));
  };

  const changeTo = (status: EnquiryStatus) =>
    run((onSettled) => setStatuses(enquiries, status, onSettled), {
      done: (count) => t('selection.changed', { count, status: t(`admin:${statusLook[status].label}`) }),
      failed: (count) => t('selection.notChanged', { count }),
    });

  /** @param to a member's id, or null for nobody */
  const giveTo = (desk: Desk, to: string | null) => {
    const name = desk.people.find(({ id }) => id === to)?.name ?? '';
    return run((onSettled) => giveEach(enquiries, { desk, to }, onSettled), {
      done: (count) =>
        to ? t('selection.given', { count, name: isolated(name) }) : t('selection.handedBack', { count }),
      failed: (count) => t('selection.notGiven', { count }),
    });
  };

  const remove = () => {
    const { length: count } = enquiries;
    let isConfirmed = false;
    ask(
      {
        title: t('selection.deleteTitle', { count }),
        text: t('selection.deleteText', { count }),
        confirm: t('admin:requests.deleteConfirm'),
      },
      {
        onOk: () => {
          isConfirmed = true;
        },
        // Starts when the focus is back on the bar, which shows the progress.
        afterClose: () => {
          if (!isConfirmed) return;
          void run((onSettled) => deleteEnquiries(enquiries, onSettled), {
            done: (count) => t('selection.deleted', { count }),
            failed: (count) => t('selection.notDeleted', { count }),
          });
        },
      },
    );
  };

  return { progress, changeTo, giveTo, remove };
}
