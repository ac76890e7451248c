import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Progress from 'antd/es/progress';
import Text from 'antd/es/typography/Text';
import { useTranslation } from 'react-i18next';
import type { PhotoTileProps } from './photo-tile-props.ts';
import type { NewPhoto } from './photo-tray.ts';

interface PhotoProgressProps extends Pick<PhotoTileProps, 'isSaving' | 'onRetry' | 'onCancel'> {
  photo: NewPhoto;
}

/** The progress of a photo's upload, with buttons to stop and to retry. */
export function PhotoProgress({ photo, isSaving, onRetry, onCancel }: PhotoProgressProps) {
  const { t } = useTranslation('adminPrograms');
  const { name, state, progress } = photo;
  if (state === 'uploading') {
    return (
      <Flex align="center" gap={4} style={{ paddingInline: '0.625rem 0.25rem' }}>
        <Progress
          percent={Math.round(progress * 100)}
          size="small"
          showInfo={false}
          aria-label={t('photos.uploading', { name })}
        />
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('photos.cancel', { name })}
          // Stays enabled while the form around it is disabled for saving.
          disabled={false}
          onClick={onCancel}
        />
      </Flex>
    );
  }
  if (state === 'failed' || state === 'cancelled') {
    return (
      <Flex align="center" justify="space-between" gap={4} style={{ paddingInline: '0.625rem 0.25rem' }}>
        <Text type={state === 'failed' ? 'danger' : 'secondary'}>{t(`photos.${state}`)}</Text>
        <Button type="text" aria-label={t('photos.retryName', { name })} disabled={isSaving} onClick={onRetry}>
          {t('photos.retry')}
        </Button>
      </Flex>
    );
  }
  return null;
}
