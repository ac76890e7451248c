import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined';
import Text from 'antd/es/typography/Text';
import Dragger from 'antd/es/upload/Dragger';
import { LIST_IGNORE } from 'antd/es/upload/Upload';
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
  const isOff = isFull || isDisabled;
  // Even with all places taken: the notice says why nothing happens.
  const take = (files: File[]) => !isDisabled && files.length > 0 && onFiles(files);
  return (
    <>
      <div className={styles.zone} data-invalid={error !== undefined}>
        <Dragger
          multiple
          // Files of other types get a notice of their own.
          accept={{ format: accept, filter: 'native' }}
          // A zone that is switched off would leave dropped files to the browser, which opens them in place of the form.
          disabled={false}
          hasControlInside
          openFileDialogOnClick={false}
          showUploadList={false}
          // Photos are uploaded after the program is saved. Called for each file with all of them.
          beforeUpload={(file, files) => {
            if (file === files[0]) take(files);
            return LIST_IGNORE;
          }}
        >
          {/* antd's own input is out of the keyboard's reach, and its zone a button that Space does not press. */}
          <input
            id={id}
            className={styles.input}
            type="file"
            accept={accept}
            multiple
            disabled={isOff}
            required={isRequired}
            aria-labelledby={`${titleId} ${id}-action`}
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={error !== undefined}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // The same file can be chosen again after it was removed.
              target.value = '';
              take(files);
            }}
          />
          <p className="ant-upload-drag-icon">
            <CloudUploadOutlined aria-hidden />
          </p>
          <p className="ant-upload-text">
            {isFull ? (
              <label id={`${id}-action`} htmlFor={id}>
                {t('photos.full')}
              </label>
            ) : (
              <>
                <strong>
                  <label id={`${id}-action`} htmlFor={id}>
                    {t('photos.choose')}
                  </label>
                </strong>{' '}
                <span className={styles.drop}>{t('photos.drop')}</span>
              </>
            )}
          </p>
          <p className="ant-upload-hint" id={`${id}-hint`}>
            {t('photos.formats')}
          </p>
        </Dragger>
      </div>
      <Text id={`${id}-error`} role="alert" type="danger">
        {error}
      </Text>
    </>
  );
}
