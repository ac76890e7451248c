import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import ArrowRightOutlined from '@ant-design/icons/es/icons/ArrowRightOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { PhotoTileProps } from './photo-tile-props.ts';

/** Buttons to move a photo without dragging (WCAG 2.2, 2.5.7), and to remove it. */
export function PhotoTools({ index, count, isSaving, onMove, onRemove }: PhotoTileProps) {
  const { t } = useTranslation('adminPrograms');
  const number = index + 1;
  return (
    <Flex style={{ marginBlockStart: 'auto' }}>
      <Button
        block
        type="text"
        icon={<ArrowLeftOutlined aria-hidden className="mirrored" />}
        aria-label={t('photos.earlier', { number })}
        disabled={isSaving || index === 0}
        onClick={() => onMove(index - 1)}
      />
      <Button
        block
        type="text"
        icon={<ArrowRightOutlined aria-hidden className="mirrored" />}
        aria-label={t('photos.later', { number })}
        disabled={isSaving || index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <Button
        block
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('photos.remove', { number })}
        disabled={isSaving}
        onClick={onRemove}
      />
    </Flex>
  );
}
