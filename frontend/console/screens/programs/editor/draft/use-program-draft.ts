import { useEffect, useEffectEvent } from 'react';
import type { DraftStatus } from '../../../../features/drafts/autosave.ts';
import { useDraft } from '../../../../features/drafts/use-draft.ts';
import { contentOf } from '../../../../features/programs/drafts/draft-content.ts';
import type { DraftSession } from '../../../../features/programs/drafts/draft-session.ts';
import type { ProgramValues } from '../../../../features/programs/program-values.ts';
import { hasUnsavedPhotos, idsOf } from '../photos/photo-tray.ts';
import type { PhotoTrayControl } from '../photos/use-photo-tray.ts';

interface Options {
  session: DraftSession;
  savedAt: string | undefined;
  photos: PhotoTrayControl;
  valuesNow: () => ProgramValues;
  onConflict: () => Promise<boolean>;
  /** Called when a new program has begun as a draft. */
  onBegun: (id: string) => void;
}

/** Saves the draft of a program's form by itself: its values and the order of its photos. */
export function useProgramDraft({ session, savedAt, photos, valuesNow, onConflict, onBegun }: Options) {
  const order = idsOf(photos.tray.photos);
  const hasUnsaved = hasUnsavedPhotos(photos.tray);
  const { status, autosave } = useDraft({
    session,
    savedAt,
    // The photos' order is in the draft only as long as no photo waits for the save that adds or removes it.
    contentNow: () => contentOf(valuesNow(), hasUnsaved ? session.photoOrder() : order),
    onConflict,
    onBegun,
  });
  const orderKey = order.join();
  const reordered = useEffectEvent(() => session.hasDraft() && autosave.changed());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order of the photos belongs to the draft.
  useEffect(() => void reordered(), [orderKey]);

  return {
    status,
    autosave,
    /** True if closing would lose something: the draft has all but the photos that are not uploaded yet. */
    isDirty: () => (session.hasDraft() ? hasUnsaved : photos.isChanged) || (isStuck(status) && !autosave.isStored()),
  };
}

/** True if the draft cannot be saved now. */
export const isStuck = ({ state }: DraftStatus) => ['offline', 'failed', 'conflict'].includes(state);
