import { useEffect, useEffectEvent } from 'react';
import { announceDraft } from '#shared/features/preview/preview-news.ts';
import { readCurrent } from '../../../../features/programs/drafts/draft-routes.ts';
import type { DraftSession } from '../../../../features/programs/drafts/draft-session.ts';
import { photoState, storedPhotos } from '../../../../features/programs/photo-state.ts';
import { isNew } from './photo-tray.ts';
import type { PhotoTrayControl } from './use-photo-tray.ts';

/** In milliseconds; the server needs about two seconds for a photo. */
const checkEvery = 2_000;

/** Asks what the server finds of uploaded photos, until all are checked. Previews then show them. */
export function usePhotoChecks(photos: PhotoTrayControl, session: DraftSession) {
  const isPending = photos.tray.photos.some((photo) => !isNew(photo) && photoState(photo.record) === 'pending');

  const check = useEffectEvent(async () => {
    // The next attempt follows.
    const now = await readCurrent(session.id()).catch(() => undefined);
    if (!now) return;
    session.see(now);
    photos.checked(storedPhotos(now));
    announceDraft(now.id);
  });

  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => void check(), checkEvery);
    return () => clearInterval(timer);
  }, [isPending]);
}
