import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#shared/components/icon.tsx';
import { Ltr } from '#shared/components/ltr.tsx';
import type { PhotoFiles } from '#shared/components/photo-sources.tsx';
import type { SceneName } from '#shared/components/scenes.ts';
import styles from './photo-dialog.module.css';
import { PhotoStrip } from './photo-strip.tsx';
import { usePhotoStrip } from './use-photo-strip.ts';

interface PhotoDialogProps {
  photos: readonly PhotoFiles[];
  title: string;
  fallback: SceneName;
  /** Index of the first photo to show. */
  first: number;
  /** @param last index of the photo that was in view */
  onClose: (last: number) => void;
}

/** The photos at full-window size. Escape closes the dialog, and the focus returns to the control that opened it. */
export function PhotoDialog({ photos, title, fallback, first, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('programs');
  const dialog = useRef<HTMLDialogElement>(null);
  const state = usePhotoStrip(photos.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once; then the reader moves the strip.
  useEffect(() => {
    dialog.current?.showModal();
    state.show(first, 'instant');
    state.strip.current?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('detail.gallery', { title })}
      onClose={() => onClose(state.current)}
    >
      <PhotoStrip {...state} photos={photos} sizes="100vw" fallback={fallback} whole />
      <p className={styles.count} aria-hidden="true">
        <Ltr>
          {state.current + 1} / {photos.length}
        </Ltr>
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('detail.closePhotos')}
        onClick={() => dialog.current?.close()}
      >
        <Icon of="close-outlined" />
      </button>
    </dialog>
  );
}
