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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { FormListFieldData } from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import shared from '../../../../components/console.module.css';
import { Hint } from '../../../../components/hint.tsx';
import type { TrayPhoto } from '../photos/photo-tray.ts';
import { DayCard } from './day-card.tsx';

export interface SortableDaysProps {
  fields: readonly FormListFieldData[];
  photos: readonly TrayPhoto[];
  isSaving: boolean;
  isFull: boolean;
  onMove: (from: number, to: number) => void;
  onCopy: (place: number) => void;
  onRemove: (place: number) => void;
}

const idOf = ({ key }: FormListFieldData) => `day-${key}`;

/** The days. They can be moved by mouse, touch or keyboard. */
export function SortableDays({ fields, onMove, ...rest }: SortableDaysProps) {
  const { t } = useTranslation('adminOffer');
  const ids = fields.map(idOf);
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
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('itinerary.drag.instructions') } }}
      onDragEnd={({ active, over }) => over && onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={rest.isSaving}>
        <ol className={`${shared.bare} ${shared.divided}`} style={{ marginBlockEnd: '0.75rem' }}>
          {fields.map((field) => (
            <DayCard
              key={field.key}
              id={idOf(field)}
              place={field.name}
              count={fields.length}
              onMove={(to) => onMove(field.name, to)}
              {...rest}
            />
          ))}
        </ol>
      </SortableContext>
      {fields.length > 1 && <Hint>{t('itinerary.orderHint')}</Hint>}
    </DndContext>
  );
}

/** Announcements for screen readers while a day is moved. */
function useAnnouncements(ids: string[]): Announcements {
  const { t } = useTranslation('adminOffer');
  const numberOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const count = ids.length;
  return {
    onDragStart: ({ active }) => t('itinerary.drag.pickedUp', { number: numberOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('itinerary.drag.over', { number: numberOf(active.id), place: numberOf(over.id), count }) : undefined,
    onDragEnd: ({ over }) => (over ? t('itinerary.drag.putDown', { place: numberOf(over.id), count }) : undefined),
    onDragCancel: () => t('itinerary.drag.cancelled'),
  };
}
