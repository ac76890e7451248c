import { useEffect, useEffectEvent } from 'react';
import type { DraftStatus } from '../../../../features/drafts/autosave.ts';
import { useDraft } from '../../../../features/drafts/use-draft.ts';
import { contentOf } from '../../../../features/programs/drafts/draft-content.ts';
import type { DraftSession } from '../../../../features/programs/drafts/draft-session.ts';
import type { ProgramValues } from '../../../../features/programs/program-values.ts';
import { idsOf, isNew, uploaded } from '../photos/photo-tray.ts';
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

/** Saves the draft of a program's form by itself: its values and its photos. */
export function useProgramDraft({ session, savedAt, photos, valuesNow, onConflict, onBegun }: Options) {
  const { status, autosave } = useDraft({
    session,
    savedAt,
    contentNow: () => {
      const tray = photos.now();
      return contentOf(valuesNow(), idsOf(uploaded(tray)), tray.removed);
    },
    onConflict,
    onBegun,
  });
  const photosKey = idsOf(uploaded(photos.tray)).join();
  const changed = useEffectEvent(() => autosave.changed());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the photos belong to the draft.
  useEffect(() => void changed(), [photosKey]);

  return {
    status,
    autosave,
    /** True if closing would lose something: the draft has all but the photos that are not uploaded yet. */
    isDirty: () => photos.tray.photos.some(isNew) || (isStuck(status) && !autosave.isStored()),
  };
}

/** True if the draft cannot be saved now. */
export const isStuck = ({ state }: DraftStatus) => ['offline', 'failed', 'conflict'].includes(state);
