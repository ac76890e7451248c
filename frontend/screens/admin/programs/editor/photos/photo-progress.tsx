import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './photo-tile.module.css';
import type { PhotoTileProps } from './photo-tile.tsx';
import type { NewPhoto } from './photo-tray.ts';

interface PhotoProgressProps extends Pick<PhotoTileProps, 'isSaving' | 'onRetry' | 'onCancel'> {
  photo: NewPhoto;
}

/** How far the upload of a new photo is, and a way to stop it or to try again. */
export function PhotoProgress({ photo, isSaving, onRetry, onCancel }: PhotoProgressProps) {
  const { t } = useTranslation('adminPrograms');
  const { name, state, progress } = photo;
  if (state === 'uploading') {
    return (
      <div className={styles.progress}>
        <progress value={progress} max={1} aria-label={t('photos.uploading', { name })} />
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('photos.cancel', { name })}
          // The form around it is disabled while it saves.
          disabled={false}
          onClick={onCancel}
        />
      </div>
    );
  }
  if (state === 'failed' || state === 'cancelled') {
    return (
      <div className={styles.progress} data-failed={state === 'failed'}>
        <span>{t(`photos.${state}`)}</span>
        <Button type="text" aria-label={t('photos.retryName', { name })} disabled={isSaving} onClick={onRetry}>
          {t('photos.retry')}
        </Button>
      </div>
    );
  }
  return null;
}
