import type { FormInstance } from 'antd/es/form';
import type { DraftContent } from '#contracts/api/draft-shapes';
import { clearErrors } from '../../../components/clear-errors.ts';
import type { KeptDraft } from '../../../features/drafts/kept-draft.ts';
import type { useDraft } from '../../../features/drafts/use-draft.ts';
import { photosIn, photosOfVersion, valuesOf } from '../../../features/programs/drafts/draft-content.ts';
import type { DraftSession } from '../../../features/programs/drafts/draft-session.ts';
import type { ProgramField, ProgramValues } from '../../../features/programs/program-values.ts';
import type { PhotoTrayControl } from './photos/use-photo-tray.ts';
import type { useMergedSave } from './use-merged-save.ts';
import type { useNights } from './use-nights.ts';

interface Edited {
  form: FormInstance<ProgramValues>;
  valuesNow: () => ProgramValues;
  setValues: (values: Partial<ProgramValues>) => void;
  nightsOf: ReturnType<typeof useNights>;
  photos: Pick<PhotoTrayControl, 'showVersion'>;
  session: DraftSession;
  autosave: ReturnType<typeof useDraft>['autosave'];
  saving: Pick<ReturnType<typeof useMergedSave>, 'typed' | 'begin'>;
}

/** Changes of the form's values: by typing, from input that the tab kept, and from an earlier version. */
export function formEdits({ form, valuesNow, setValues, nightsOf, photos, session, autosave, saving }: Edited) {
  const changed = (typed: Partial<ProgramValues>) => {
    const values = 'from_date' in typed || 'to_date' in typed ? { ...typed, ...nightsOf(valuesNow()) } : typed;
    const names = Object.keys(values) as ProgramField[];
    // An issue of one day may depend on the other.
    if (values.from_date) names.push('to_date');
    // An issue of a part may depend on another field of its item.
    clearErrors(form, ([name]) => names.includes(name as ProgramField));
    // For a list, antd passes only the item that changed.
    const now = valuesNow();
    saving.typed(Object.fromEntries(names.map((name) => [name, now[name]])));
    autosave.changed();
  };

  /** Brings back what this tab had kept. What somebody else has saved since is compared with it first. */
  const bringBack = (kept: KeptDraft, savedAt = new Date().toISOString()) => {
    const [mine, theirs] = [valuesOf(kept.content), valuesNow()];
    setValues(mine);
    const isOvertaken = kept.rev !== session.position().rev;
    const program = session.current();
    if (program && !isOvertaken) {
      const { records, leftOut } = photosIn(program, kept.content);
      photos.showVersion(records, leftOut);
    }
    if (isOvertaken && saving.begin({ base: valuesOf(kept.base), mine, theirs }, savedAt)) autosave.waitForChoice();
    else void autosave.flush();
  };

  /** Puts an earlier version into the form. It becomes the draft; nothing is published. */
  const restore = (content: DraftContent) => {
    setValues(valuesOf(content));
    const program = session.current();
    const { records, leftOut } = program ? photosOfVersion(program, content) : { records: [], leftOut: [] };
    photos.showVersion(records, leftOut);
    return autosave.flush();
  };

  return { changed, bringBack, restore };
}
