import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { programOf } from '#contracts/api/program-edge';
import type { Program } from '#contracts/api/programs';
import { readPreviewLink } from '#shared/features/preview/preview-link.ts';
import { onDraftSaved } from '#shared/features/preview/preview-news.ts';
import { ApiError, api } from '#shared/lib/api.ts';
import { showLanguage } from '#shared/lib/i18n.ts';
import { useHydrated } from '#shared/lib/use-hydrated.ts';

export type Preview =
  | { state: 'loading' }
  | { state: 'shown'; program: Program }
  /** The link is incomplete, has ended, or its program is gone. */
  | { state: 'ended' }
  | { state: 'failed'; error: unknown };

const hasEnded = (error: unknown) =>
  error instanceof ApiError && (error.code === 'preview_not_found' || error.code === 'program_not_found');

/** Reads the preview that the link's fragment names, and again whenever this browser's console saves the draft. */
export function usePreview() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const [preview, setPreview] = useState<Preview>({ state: 'loading' });

  const load = useCallback(async () => {
    const link = readPreviewLink(hash);
    if (!link) return setPreview({ state: 'ended' });
    try {
      if (link.language) await showLanguage(link.language);
      const { programId: program_id, secret } = link;
      setPreview({ state: 'shown', program: programOf(await api('POST /previews', { body: { program_id, secret } })) });
    } catch (error) {
      setPreview(hasEnded(error) ? { state: 'ended' } : { state: 'failed', error });
    }
  }, [hash]);

  useEffect(() => {
    if (!isHydrated) return;
    void load();
    const link = readPreviewLink(hash);
    return link && onDraftSaved(link.programId, () => void load());
  }, [isHydrated, load, hash]);

  const retry = () => {
    setPreview({ state: 'loading' });
    void load();
  };
  return { preview, retry };
}
