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
import type { ReactNode } from 'react';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import type { CardList } from './card-list.ts';
import { MovableCard } from './movable-card.tsx';

export interface SortableCardsProps {
  list: CardList;
  fields: readonly FormListFieldData[];
  isSaving: boolean;
  isFull: boolean;
  onMove: (from: number, to: number) => void;
  onCopy: (place: number) => void;
  onRemove: (place: number) => void;
  /** The fields of the card at a place. */
  children: (place: number) => ReactNode;
}

/** The cards. They can be moved by mouse, touch or keyboard. */
export function SortableCards({ fields, onMove, children, ...rest }: SortableCardsProps) {
  const { list } = rest;
  const idOf = ({ key }: FormListFieldData) => `${list.name}-${key}`;
  const ids = fields.map(idOf);
  const announcements = announcementsOf(list, ids);
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
      accessibility={{ announcements, screenReaderInstructions: { draggable: list.words('drag.instructions') } }}
      onDragEnd={({ active, over }) => over && onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={rest.isSaving}>
        <ol className={`${shared.bare} ${shared.divided}`} style={{ marginBlockEnd: '0.75rem' }}>
          {fields.map((field) => (
            <MovableCard
              key={field.key}
              id={idOf(field)}
              place={field.name}
              count={fields.length}
              onMove={(to) => onMove(field.name, to)}
              {...rest}
            >
              {children(field.name)}
            </MovableCard>
          ))}
        </ol>
      </SortableContext>
      {fields.length > 1 && <Hint>{list.words('orderHint')}</Hint>}
    </DndContext>
  );
}

/** Announcements for screen readers while a card is moved. */
function announcementsOf({ words }: CardList, ids: string[]): Announcements {
  const numberOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const count = ids.length;
  return {
    onDragStart: ({ active }) => words('drag.pickedUp', { number: numberOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? words('drag.over', { number: numberOf(active.id), place: numberOf(over.id), count }) : undefined,
    onDragEnd: ({ over }) => (over ? words('drag.putDown', { place: numberOf(over.id), count }) : undefined),
    onDragCancel: () => words('drag.cancelled'),
  };
}
