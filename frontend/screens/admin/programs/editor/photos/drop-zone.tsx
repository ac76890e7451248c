import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PhotoType, photoTypes } from '#contracts/image-type';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  id: string;
  /** Id of the element that names the field. */
  titleId: string;
  isFull: boolean;
  isDisabled: boolean;
  isRequired: boolean;
  error: string | undefined;
  onFiles: (files: File[]) => void;
}

/** By name: an iPhone turns its HEIC photos into JPEG for a page that does not ask for just any image. */
const accept = (Object.keys(photoTypes) as PhotoType[]).join();

/** Files by a click, the keyboard, or dropped. */
export function DropZone({ id, titleId, isFull, isDisabled, isRequired, error, onFiles }: DropZoneProps) {
  const { t } = useTranslation('adminPrograms');
  const [isOver, setIsOver] = useState(false);
  const isOff = isFull || isDisabled;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    // Even with all places taken: the notice says why nothing happens.
    if (!isDisabled && files.length > 0) onFiles(files);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does the same. */}
      <div
        className={styles.zone}
        data-over={isOver}
        data-off={isOff}
        data-invalid={error !== undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!isDisabled);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          accept={accept}
          multiple
          disabled={isOff}
          required={isRequired}
          className={styles.input}
          aria-labelledby={`${titleId} ${id}-action`}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== undefined}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file can be chosen again after it was removed.
            target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
        <label htmlFor={id} className={styles.label}>
          <CloudUploadOutlined aria-hidden className={styles.sign} />
          {isFull ? (
            <span id={`${id}-action`}>{t('photos.full')}</span>
          ) : (
            <span>
              <strong id={`${id}-action`}>{t('photos.choose')}</strong>{' '}
              <span className={styles.drop}>{t('photos.drop')}</span>
            </span>
          )}
          <small id={`${id}-hint`}>{t('photos.formats')}</small>
        </label>
      </div>
      <div id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </div>
    </>
  );
}
