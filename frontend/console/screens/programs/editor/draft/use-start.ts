import { useState } from 'react';
import type { Program } from '#contracts/api/programs';
import { contentOf, photosIn, valuesOf } from '../../../../features/programs/drafts/draft-content.ts';
import { createDraftSession } from '../../../../features/programs/drafts/draft-session.ts';
import { emptyValues, toValues } from '../../../../features/programs/program-values.ts';
import { idsOf } from '../photos/photo-tray.ts';
import { usePhotoTray } from '../photos/use-photo-tray.ts';
import type { Opened } from './opened.ts';

/** Returns the values from which a form starts: the draft's, else the program's, else none. */
export function useStart(program: Program | undefined, { draft, origin }: Opened) {
  const { records, leftOut } =
    program && draft ? photosIn(program, draft.content) : { records: program?.photo_records ?? [], leftOut: undefined };
  const photos = usePhotoTray(records, leftOut);
  const [start] = useState(() => (draft ? valuesOf(draft.content) : program ? toValues(program) : emptyValues));
  const [session] = useState(() =>
    createDraftSession({
      program,
      draft,
      origin,
      content: contentOf(start, idsOf(photos.tray.photos), photos.tray.removed),
    }),
  );
  return { photos, start, session };
}
