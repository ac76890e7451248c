import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from 'react-i18next';
import type { PhotoFiles } from '../../../../../components/photo-sources.tsx';
import { PhotoFrame } from '../../photo-frame.tsx';
import { PhotoProgress } from './photo-progress.tsx';
import styles from './photo-tile.module.css';
import { PhotoTools } from './photo-tools.tsx';
import { isNew, type TrayPhoto } from './photo-tray.ts';

export interface PhotoTileProps {
  photo: TrayPhoto;
  /** Place in the order, from 0. */
  index: number;
  count: number;
  isSaving: boolean;
  onMove: (place: number) => void;
  onRemove: () => void;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file from the user's own disk is shown as it is, also while the server makes its files. */
const filesOf = (photo: TrayPhoto): Omit<PhotoFiles, 'src'> =>
  !isNew(photo) && photo.url === photo.record.image_url ? photo.record : { widths: [], size: null };

/** One photo: its picture is what is dragged; below it the tools for a single tap. */
export function PhotoTile(tile: PhotoTileProps) {
  const { photo, index, isSaving, onRetry, onCancel } = tile;
  const { t } = useTranslation('adminPrograms');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.id,
    attributes: { roleDescription: t('photos.drag.role') },
  });
  const number = index + 1;
  return (
    <li
      ref={setNodeRef}
      className={styles.tile}
      data-dragging={isDragging}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        className={styles.picture}
        aria-label={isNew(photo) ? t('photos.itemNamed', { number, name: photo.name }) : t('photos.item', { number })}
      >
        <PhotoFrame
          photo={{ src: photo.url, ...filesOf(photo) }}
          sizes="11rem"
          alt=""
          missing={isNew(photo) ? t('photos.preparing') : t('photos.checking')}
        />
        <span className={styles.badges}>
          {index === 0 && <span className={styles.cover}>{t('photos.cover')}</span>}
          <span className={isNew(photo) ? styles.new : styles.existing}>
            {t(isNew(photo) ? 'photos.new' : 'photos.existing')}
          </span>
        </span>
      </button>
      {isNew(photo) && (
        <>
          <bdi className={styles.name}>{photo.name}</bdi>
          <PhotoProgress photo={photo} isSaving={isSaving} onRetry={onRetry} onCancel={onCancel} />
        </>
      )}
      <PhotoTools {...tile} />
    </li>
  );
}
