import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { focusHeading } from '../../components/focus-heading.ts';
import { releaseLater, releaseNow, undoRelease } from '../../features/enquiries/pending-releases.ts';
import { beforeSignOut } from '../../features/session/sign-out.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';

/** An enquiry being released: it can be undone, its call is under way, or it was undone. */
export type ReleaseState = 'waiting' | 'sending' | 'undone';

/** Releases enquiries after a while in which it can be undone, and reports the outcome. */
export function useRelease(drop: (id: string) => unknown) {
  const { t } = useTranslation('adminQuarantine');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [states, setStates] = useState<Readonly<Record<string, ReleaseState | undefined>>>({});
  const mark = (id: string, state: ReleaseState | undefined) => setStates((all) => ({ ...all, [id]: state }));
  useReleaseOnLeaving();

  return {
    states,
    release: ({ id }: Enquiry) => {
      mark(id, 'waiting');
      releaseLater(id, {
        onSending: () => mark(id, 'sending'),
        onReleased: async (isFound) => {
          const hadFocus = document.activeElement?.closest(`[data-release="${id}"]`);
          await drop(id);
          notifySuccess(t(isFound ? 'released' : 'goneMeanwhile'));
          // The button that had the focus is gone.
          if (hadFocus) focusHeading();
        },
        onFailed: (error) => {
          mark(id, 'undone');
          notifyFailure(t('releaseFailed'), error);
        },
      });
    },
    undo: ({ id }: Enquiry) => {
      undoRelease(id);
      mark(id, 'undone');
    },
  };
}

/** Leaving the screen, hiding it or signing out ends the time for an undo. */
function useReleaseOnLeaving(): void {
  useEffect(() => {
    const leave = () => void releaseNow();
    const hide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    const stop = beforeSignOut(releaseNow);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      stop();
      leave();
    };
  }, []);
}
