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
import { SortableContext, type SortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { CSSProperties, ReactNode } from 'react';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';

export type DragStep = 'instructions' | 'pickedUp' | 'over' | 'putDown' | 'cancelled';

interface Props {
  /** The entries in their order. */
  ids: string[];
  strategy: SortingStrategy;
  isSaving: boolean;
  /** Returns the text that a screen reader reads out at a step of a move. */
  say: (step: DragStep, values: { number?: number; place?: number; count?: number }) => string;
  /** Says how to sort. */
  hint: string;
  onMove: (id: string, place: number) => void;
  className?: string | undefined;
  style: CSSProperties;
  /** The entries, each with `useSortable`. */
  children: ReactNode;
}

/** A list whose entries are sorted by mouse, touch or keyboard. */
export function SortableList({ ids, strategy, isSaving, say, hint, onMove, className, style, children }: Props) {
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
      accessibility={{
        announcements: announcements(ids, say),
        screenReaderInstructions: { draggable: say('instructions', {}) },
      }}
      onDragEnd={({ active, over }) => over && onMove(String(active.id), ids.indexOf(String(over.id)))}
    >
      <SortableContext items={ids} strategy={strategy} disabled={isSaving}>
        <ol className={className ? `${shared.bare} ${className}` : shared.bare} style={style}>
          {children}
        </ol>
      </SortableContext>
      {ids.length > 1 && <Hint>{hint}</Hint>}
    </DndContext>
  );
}

function announcements(ids: string[], say: Props['say']): Announcements {
  const numberOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const count = ids.length;
  return {
    onDragStart: ({ active }) => say('pickedUp', { number: numberOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? say('over', { number: numberOf(active.id), place: numberOf(over.id), count }) : undefined,
    onDragEnd: ({ over }) => (over ? say('putDown', { place: numberOf(over.id), count }) : undefined),
    onDragCancel: () => say('cancelled', {}),
  };
}
