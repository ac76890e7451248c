import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { isConflict } from '#shared/lib/api-error.ts';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { useSuccessNotice } from '../session/use-success-notice.ts';
import { useUndoNotice } from '../session/use-undo-notice.tsx';
import { announceNewer } from './announce-newer.ts';
import type { EnquiryKey } from './enquiry-key.ts';
import { putLink, putMerge } from './relation-calls.ts';
import { useConflictNotice } from './use-conflict-notice.ts';

/** Returns functions that link, merge and take out requests, and say what came of it. */
export function useRelations() {
  const { t } = useTranslation('adminCustomer');
  const notifyDone = useUndoNotice();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const notifyConflict = useConflictNotice();

  /** @returns false if it failed */
  const attempt = async (failed: string, known: Enquiry, work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      // A colleague was faster: the panel shows the newer state, and the server's sentence says who.
      if (isConflict(error)) await notifyConflict(known);
      else {
        await announceNewer(known);
        notifyFailure(failed, error);
      }
      return false;
    }
  };

  const takeOut = (part: Enquiry) =>
    attempt(t('relations.notTakenOut'), part, async () => {
      await putMerge(part, null);
      notifySuccess(t('relations.takenOut', { reference: part.reference }));
    });

  const merge = (part: Enquiry, whole: Enquiry) =>
    attempt(t('relations.notMerged'), part, async () => {
      const merged = await putMerge(part, whole);
      notifyDone({
        key: `merge-${part.id}`,
        title: t('relations.merged', { reference: part.reference, into: whole.reference }),
        undo: t('relations.undo'),
        onUndo: () => void takeOut(merged),
      });
    });

  const link = (enquiry: Enquiry, other: EnquiryKey & Pick<Enquiry, 'reference'>, linked: boolean) =>
    attempt(t(linked ? 'relations.notLinked' : 'relations.notUnlinked'), enquiry, async () => {
      await putLink(enquiry, other, linked);
      notifySuccess(t(linked ? 'relations.linked' : 'relations.unlinked', { reference: other.reference }));
    });

  return { merge, takeOut, link };
}
