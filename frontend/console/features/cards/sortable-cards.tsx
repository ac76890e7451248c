import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { FormListFieldData } from 'antd/es/form';
import type { ReactNode } from 'react';
import shared from '../../components/console.module.css';
import type { CardList } from './card-list.ts';
import { MovableCard } from './movable-card.tsx';
import { SortableList } from './sortable-list.tsx';

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
  const { list, isSaving } = rest;
  const idOf = ({ key }: FormListFieldData) => `${list.name}-${key}`;
  const ids = fields.map(idOf);
  return (
    <SortableList
      ids={ids}
      strategy={verticalListSortingStrategy}
      isSaving={isSaving}
      say={(step, values) => list.words(`drag.${step}`, values)}
      hint={list.words('orderHint')}
      onMove={(id, place) => onMove(ids.indexOf(id), place)}
      className={shared.divided}
      style={{ marginBlockEnd: '0.75rem' }}
    >
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
    </SortableList>
  );
}
