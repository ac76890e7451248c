import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#shared/components/icon.tsx';
import { Ltr } from '#shared/components/ltr.tsx';
import { onPhones, type PhotoFiles } from '#shared/components/photo-sources.tsx';
import type { SceneName } from '#shared/components/scenes.ts';
import { breakpoints } from '#shared/lib/breakpoints.ts';
import { Picture } from '../../components/picture.tsx';
import styles from './gallery.module.css';
import { PhotoDialog } from './photo-dialog.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { usePhotoStrip } from './use-photo-strip.ts';

interface GalleryProps {
  photos: readonly PhotoFiles[];
  title: string;
  fallback: SceneName;
}

/** Narrower where the booking panel is beside it. */
const stageSizes = `${onPhones(92)}, (max-width: ${breakpoints.lg}rem) 92vw, 50rem`;

const thumbnailSizes = `(max-width: ${breakpoints.sm}rem) 18vw, 8rem`;

/** All photos, the first one large. A tap shows them full-window; without scripts it opens the photo's file. */
export function Gallery({ photos, title, fallback }: GalleryProps) {
  const { t } = useTranslation('programs');
  const shown = photos.length > 0 ? photos : [undefined];
  const state = usePhotoStrip(shown.length);
  const { current, total, show } = state;
  const [opened, setOpened] = useState<number>();

  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(index);
  };
  const close = (last: number) => {
    setOpened(undefined);
    show(last, 'instant');
  };

  return (
    <section className={styles.gallery} data-gallery aria-label={t('detail.gallery', { title })}>
      <div className={styles.stage}>
        <PhotoStrip {...state} photos={shown} sizes={stageSizes} fallback={fallback} onOpen={open} />
        {photos.length > 0 && (
          <a href={shown[current]?.src} className={styles.enlarge} onClick={(event) => open(event, current)}>
            <Icon of="expand-outlined" label={t('detail.enlarge')} />
            {total > 1 && (
              <Ltr>
                {current + 1} / {total}
              </Ltr>
            )}
          </a>
        )}
      </div>
      {total > 1 && (
        <ul className={styles.thumbnails} data-many={total > 5 || undefined}>
          {shown.map((photo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a photo may appear twice, and none ever moves.
            <li key={index}>
              <button
                type="button"
                aria-label={t('detail.showPhoto', { number: index + 1 })}
                aria-current={index === current}
                onClick={() => show(index)}
              >
                <Picture photo={photo} sizes={thumbnailSizes} alt="" fallback={fallback} className={styles.photo} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened !== undefined && (
        <PhotoDialog photos={photos} title={title} fallback={fallback} first={opened} onClose={close} />
      )}
    </section>
  );
}
