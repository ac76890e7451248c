import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import { type ReactNode, useState } from 'react';
import { palette } from '#shared/lib/palette.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import type { SortableCardsProps } from './sortable-cards.tsx';

interface Props extends Pick<SortableCardsProps, 'list' | 'isSaving' | 'isFull' | 'onCopy' | 'onRemove'> {
  id: string;
  /** The position of the card, from 0. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  /** The fields of the card. */
  children: ReactNode;
}

/** An entry of a list: its handle can be dragged; the buttons need only single taps (WCAG 2.2, 2.5.7). */
export function MovableCard({ id, children, ...tools }: Props) {
  const { list, place } = tools;
  const { words, titleOf } = list;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: words('drag.role') },
  });
  const form = Form.useFormInstance();
  const { language } = useLanguage();
  const ofReader: string | undefined = Form.useWatch(titleOf(place, language));
  const arabic: string | undefined = Form.useWatch(titleOf(place, 'ar'));
  // A new card is open; a list of many is easier to move when folded. At first, nothing is watched yet.
  const [isOpenAtFirst] = useState(
    () => list.isOpenAtFirst?.(form.getFieldValue([list.name, place])) ?? !form.getFieldValue(titleOf(place, 'ar')),
  );
  const number = place + 1;
  return (
    <li
      ref={setNodeRef}
      style={{
        zIndex: isDragging ? 1 : undefined,
        background: palette.white,
        transform: CSS.Translate.toString(transform),
        transition,
      }}
    >
      <Flex wrap align="center" justify="space-between">
        <Flex align="center" gap={4}>
          <Button
            type="text"
            icon={<HolderOutlined aria-hidden />}
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            style={{ cursor: 'grab', touchAction: 'manipulation' }}
            aria-label={words('move', { number })}
          />
          {list.isFixed ? children : <strong>{words('item', { number })}</strong>}
        </Flex>
        <CardTools {...tools} />
      </Flex>
      {!list.isFixed && (
        <details open={isOpenAtFirst}>
          <summary className={shared.summary}>
            <bdi>{ofReader || arabic || words('untitled')}</bdi>
            {list.Note && <list.Note place={place} />}
          </summary>
          {children}
        </details>
      )}
    </li>
  );
}

function CardTools({ list, place, count, isSaving, isFull, onMove, onCopy, onRemove }: Omit<Props, 'id' | 'children'>) {
  const { words } = list;
  const number = place + 1;
  return (
    <Flex>
      <Button
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={words('earlier', { number })}
        disabled={isSaving || place === 0}
        onClick={() => onMove(place - 1)}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={words('later', { number })}
        disabled={isSaving || place === count - 1}
        onClick={() => onMove(place + 1)}
      />
      {!list.isFixed && (
        <>
          <Button
            type="text"
            icon={<CopyOutlined aria-hidden />}
            aria-label={words('copy', { number })}
            disabled={isSaving || isFull}
            onClick={() => onCopy(place)}
          />
          <Button
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={words('remove', { number })}
            disabled={isSaving}
            onClick={() => onRemove(place)}
          />
        </>
      )}
    </Flex>
  );
}
