import { rectSortingStrategy } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import { grid } from '../../../../components/grid.ts';
import { SortableList } from '../../../../features/cards/sortable-list.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { idsOf } from './photo-tray.ts';
import type { PhotoTrayControl } from './use-photo-tray.ts';

export interface SortablePhotosProps {
  photos: PhotoTrayControl;
  isSaving: boolean;
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
}

/** The chosen photos, the cover first. They can be sorted by mouse, touch or keyboard. */
export function SortablePhotos({ photos, isSaving, onRetry, onCancel }: SortablePhotosProps) {
  const { t } = useTranslation('adminPrograms');
  const ids = idsOf(photos.tray.photos);
  return (
    <SortableList
      ids={ids}
      strategy={rectSortingStrategy}
      isSaving={isSaving}
      say={(step, values) => t(`photos.drag.${step}`, values)}
      hint={t('photos.orderHint')}
      onMove={photos.move}
      style={grid('9.25rem', '0.75rem', 'auto-fill')}
    >
      {photos.tray.photos.map((photo, index) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          index={index}
          count={ids.length}
          isSaving={isSaving}
          onMove={(place) => photos.move(photo.id, place)}
          onRemove={() => photos.remove(photo.id)}
          onRetry={() => onRetry(photo.id)}
          onCancel={() => onCancel(photo.id)}
        />
      ))}
    </SortableList>
  );
}
