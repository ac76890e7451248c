import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import shared from '../../../../components/console.module.css';
import { grid } from '../../../../components/grid.ts';
import { Hint } from '../../../../components/hint.tsx';
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
  const announcements = useAnnouncements(ids);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A shorter touch scrolls the dialog.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('photos.drag.instructions') } }}
      onDragEnd={({ active, over }) => over && photos.move(String(active.id), ids.indexOf(String(over.id)))}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy} disabled={isSaving}>
        <ol className={shared.bare} style={grid('9.25rem', '0.75rem', 'auto-fill')}>
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
        </ol>
      </SortableContext>
      {ids.length > 1 && <Hint>{t('photos.orderHint')}</Hint>}
    </DndContext>
  );
}

/** Announcements for screen readers while a photo is moved. */
function useAnnouncements(ids: string[]): Announcements {
  const { t } = useTranslation('adminPrograms');
  const numberOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const count = ids.length;
  return {
    onDragStart: ({ active }) => t('photos.drag.pickedUp', { number: numberOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('photos.drag.over', { number: numberOf(active.id), place: numberOf(over.id), count }) : undefined,
    onDragEnd: ({ over }) => (over ? t('photos.drag.putDown', { place: numberOf(over.id), count }) : undefined),
    onDragCancel: () => t('photos.drag.cancelled'),
  };
}
