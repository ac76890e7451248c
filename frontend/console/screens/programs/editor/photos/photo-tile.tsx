import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import Text from 'antd/es/typography/Text';
import { useTranslation } from 'react-i18next';
import type { PhotoFiles } from '#shared/components/photo-sources.tsx';
import { palette } from '#shared/lib/palette.ts';
import { PhotoFrame } from '../../photo-frame.tsx';
import { PhotoProgress } from './photo-progress.tsx';
import styles from './photo-tile.module.css';
import type { PhotoTileProps } from './photo-tile-props.ts';
import { PhotoTools } from './photo-tools.tsx';
import { isNew, type TrayPhoto } from './photo-tray.ts';

/** Styles that are readable over a photo of any colour. */
const looks = {
  cover: { background: palette.tealDark, color: palette.white },
  existing: { background: palette.white, color: palette.ink },
  new: { background: palette.saffronBright, color: palette.tealDarkest },
};

/** A file from the user's own disk is shown directly, also while the server processes it. */
const filesOf = (photo: TrayPhoto): Omit<PhotoFiles, 'src'> =>
  !isNew(photo) && photo.url === photo.record.image_url ? photo.record : { widths: [], size: null };

/** A photo: the picture can be dragged; the buttons below it need only single taps. */
export function PhotoTile(tile: PhotoTileProps) {
  const { photo, index, isSaving, onRetry, onCancel } = tile;
  const { t } = useTranslation('adminPrograms');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.id,
    attributes: { roleDescription: t('photos.drag.role') },
  });
  const number = index + 1;
  return (
    <Flex
      component="li"
      vertical
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
        >
          {index === 0 && <Tag style={looks.cover}>{t('photos.cover')}</Tag>}
          <Tag style={isNew(photo) ? looks.new : looks.existing}>
            {t(isNew(photo) ? 'photos.new' : 'photos.existing')}
          </Tag>
        </PhotoFrame>
      </button>
      {isNew(photo) && (
        <>
          <Text type="secondary" ellipsis style={{ padding: '0.375rem 0.625rem 0' }}>
            <bdi>{photo.name}</bdi>
          </Text>
          <PhotoProgress photo={photo} isSaving={isSaving} onRetry={onRetry} onCancel={onCancel} />
        </>
      )}
      <PhotoTools {...tile} />
    </Flex>
  );
}
