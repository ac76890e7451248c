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
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { palette } from '#shared/lib/theme.ts';
import shared from '../../../../components/console.module.css';
import { DayFields } from './day-fields.tsx';
import type { SortableDaysProps } from './sortable-days.tsx';

interface Props extends Pick<SortableDaysProps, 'photos' | 'isSaving' | 'isFull' | 'onCopy' | 'onRemove'> {
  id: string;
  /** Its position, from 0. */
  place: number;
  count: number;
  onMove: (to: number) => void;
}

/** One day: its handle can be dragged; the buttons need only single taps (WCAG 2.2, 2.5.7). */
export function DayCard({ id, place, photos, ...tools }: Props) {
  const { t } = useTranslation('adminOffer');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('itinerary.drag.role') },
  });
  const title: string = Form.useWatch(['itinerary', place, 'texts', 'ar', 'title']) ?? '';
  // A new day is open; a list of many is easier to move when folded.
  const [isOpenAtFirst] = useState(() => title === '');
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
            aria-label={t('itinerary.move', { number })}
          />
          <strong>{t('itinerary.day', { number })}</strong>
        </Flex>
        <DayTools place={place} {...tools} />
      </Flex>
      <details open={isOpenAtFirst}>
        <summary className={shared.summary}>
          <bdi>{title || t('itinerary.untitled')}</bdi>
        </summary>
        <DayFields place={place} photos={photos} />
      </details>
    </li>
  );
}

function DayTools({ place, count, isSaving, isFull, onMove, onCopy, onRemove }: Omit<Props, 'id' | 'photos'>) {
  const { t } = useTranslation('adminOffer');
  const number = place + 1;
  return (
    <Flex>
      <Button
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={t('itinerary.earlier', { number })}
        disabled={isSaving || place === 0}
        onClick={() => onMove(place - 1)}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={t('itinerary.later', { number })}
        disabled={isSaving || place === count - 1}
        onClick={() => onMove(place + 1)}
      />
      <Button
        type="text"
        icon={<CopyOutlined aria-hidden />}
        aria-label={t('itinerary.copy', { number })}
        disabled={isSaving || isFull}
        onClick={() => onCopy(place)}
      />
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('itinerary.remove', { number })}
        disabled={isSaving}
        onClick={() => onRemove(place)}
      />
    </Flex>
  );
}
