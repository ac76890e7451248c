import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#shared/components/icon.tsx';
import type { PhotoFiles } from '#shared/components/photo-sources.tsx';
import type { SceneName } from '#shared/components/scenes.ts';
import { Picture } from '../../components/picture.tsx';
import styles from './photo-strip.module.css';
import type { PhotoStripState } from './use-photo-strip.ts';

interface PhotoStripProps extends PhotoStripState {
  /** Undefined shows the scene. */
  photos: readonly (PhotoFiles | undefined)[];
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  fallback: SceneName;
  /** Shows the whole photo instead of cropping it to the frame. */
  whole?: boolean;
  onOpen?: (event: MouseEvent, index: number) => void;
}

/** A row of photos with arrows. */
export function PhotoStrip({ photos, sizes, fallback, whole = false, onOpen, ...state }: PhotoStripProps) {
  const { t } = useTranslation('programs');
  const { strip, current, total, show, followScroll, moveByKey } = state;
  return (
    <div className={whole ? `${styles.stage} ${styles.whole}` : styles.stage}>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={followScroll}
        onKeyDown={moveByKey}
        tabIndex={total > 1 ? 0 : undefined}
        aria-label={t('detail.photos')}
      >
        {photos.map((photo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a photo may appear twice, and none ever moves.
          <li key={index} className={styles.slide}>
            <Slide photo={photo} sizes={sizes} fallback={fallback} place={{ index, total }} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <>
          <Arrow label={t('detail.previousPhoto')} isOff={current === 0} onClick={() => show(current - 1)} />
          <Arrow label={t('detail.nextPhoto')} isOff={current === total - 1} isNext onClick={() => show(current + 1)} />
        </>
      )}
    </div>
  );
}

interface SlideProps extends Pick<PhotoStripProps, 'sizes' | 'fallback' | 'onOpen'> {
  photo: PhotoFiles | undefined;
  place: { index: number; total: number };
}

/** A photo. A drawing, or the scene that replaces a photo, is labelled as such. */
function Slide({ photo, sizes, fallback, place: { index, total }, onOpen }: SlideProps) {
  const { t } = useTranslation('programs');
  const [isBroken, setIsBroken] = useState(false);
  const isDrawing = !photo || photo.illustration || isBroken;
  const picture = (
    <Picture
      photo={photo}
      sizes={sizes}
      alt={photo ? (photo.alternative ?? photo.caption ?? t('detail.photo', { number: index + 1, total })) : ''}
      fallback={fallback}
      className={styles.photo}
      priority={index === 0}
      onFallback={() => setIsBroken(true)}
    />
  );
  return (
    <>
      {photo && onOpen ? (
        <a href={photo.src} tabIndex={-1} className={styles.open} onClick={(event) => onOpen(event, index)}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {(photo?.caption || isDrawing) && (
        <p className={styles.caption}>
          {photo?.caption && <bdi>{photo.caption}</bdi>}
          {isDrawing && <span>{t('detail.illustration')}</span>}
        </p>
      )}
    </>
  );
}

interface ArrowProps {
  label: string;
  isNext?: boolean;
  isOff: boolean;
  onClick: () => void;
}

const Arrow = ({ label, isNext = false, isOff, onClick }: ArrowProps) => (
  <button
    type="button"
    className={isNext ? `${styles.arrow} ${styles.next}` : styles.arrow}
    aria-label={label}
    disabled={isOff}
    data-turn={isNext ? 1 : -1}
    onClick={onClick}
  >
    <Icon of={isNext ? 'right-outlined' : 'left-outlined'} mirrored />
  </button>
);
