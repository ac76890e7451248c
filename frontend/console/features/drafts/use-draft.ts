import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftContent } from '#contracts/api/draft-shapes';
import { type Autosave, type AutosavedSession, createAutosave, type DraftStatus } from './autosave.ts';

interface Options {
  session: AutosavedSession;
  /** When the draft was saved that the form opened with; undefined if there was none. */
  savedAt: string | undefined;
  contentNow: () => DraftContent;
  onConflict: () => Promise<boolean>;
  onBegun: (id: string) => void;
}

/** Saves the draft of a form by itself: after the last key, when the tab is left, and when the network is back. */
export function useDraft({ session, savedAt, contentNow, onConflict, onBegun }: Options) {
  const [status, setStatus] = useState<DraftStatus>(savedAt ? { state: 'saved', at: savedAt } : { state: 'unchanged' });
  const latest = useRef({ contentNow, onConflict, onBegun });
  useEffect(() => {
    latest.current = { contentNow, onConflict, onBegun };
  });
  const [autosave] = useState<Autosave>(() =>
    createAutosave({
      session,
      base: contentNow(),
      contentNow: () => latest.current.contentNow(),
      onConflict: () => latest.current.onConflict(),
      onBegun: (id) => latest.current.onBegun(id),
      // Each key says `typing`: the first one alone renders the form again.
      onStatus: (next) => setStatus((now) => (next.state === 'typing' && now.state === 'typing' ? now : next)),
    }),
  );

  const isUnsaved = useEffectEvent(() => !autosave.isStored());
  useEffect(() => {
    const flush = () => void autosave.flush();
    const onHidden = () => document.visibilityState === 'hidden' && flush();
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [autosave]);

  return { status, autosave };
}
