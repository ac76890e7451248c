import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined';
import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import Dragger from 'antd/es/upload/Dragger';
import { LIST_IGNORE } from 'antd/es/upload/Upload';
import { useTranslation } from 'react-i18next';
import { type PhotoType, photoTypes } from '#contracts/field-kit/image-type';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  id: string;
  /** Id of the element that labels the field. */
  titleId: string;
  isFull: boolean;
  fullText: string;
  isDisabled: boolean;
  isRequired: boolean;
  error: { title: string; text: string } | undefined;
  onFiles: (files: File[]) => void;
}

/** Lists the types by name: an iPhone converts HEIC photos to JPEG only for pages that do not accept `image/*`. */
const accept = (Object.keys(photoTypes) as PhotoType[]).join();

/** Takes files by click, keyboard or drag and drop. */
export function DropZone({ id, titleId, isFull, fullText, isDisabled, isRequired, error, onFiles }: DropZoneProps) {
  const { t } = useTranslation('adminPrograms');
  const isOff = isFull || isDisabled;
  // Accepts files even if there is no room left, so that a notice can explain it.
  const take = (files: File[]) => !isDisabled && files.length > 0 && onFiles(files);
  return (
    <>
      <div className={styles.zone} data-invalid={error !== undefined}>
        <Dragger
          multiple
          // The caller shows a notice about files of other types.
          accept={{ format: accept, filter: 'native' }}
          // Never disabled: the browser would open dropped files in place of the form.
          disabled={false}
          hasControlInside
          openFileDialogOnClick={false}
          showUploadList={false}
          // Photos are uploaded after the program is saved. antd calls this for each file with all of them.
          beforeUpload={(file, files) => {
            if (file === files[0]) take(files);
            return LIST_IGNORE;
          }}
        >
          {/* Replaces antd's own input, which cannot be focused, and its button, which ignores Space. */}
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
              // Allows choosing the same file again after it was removed.
              target.value = '';
              take(files);
            }}
          />
          <Flex justify="center">
            <CloudUploadOutlined aria-hidden className={styles.sign} />
          </Flex>
          <p className="ant-upload-text">
            {isFull ? (
              <label id={`${id}-action`} htmlFor={id}>
                {fullText}
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
      <div id={`${id}-error`} role="alert">
        {error && <Alert role="none" type="error" showIcon title={error.title} description={error.text} />}
      </div>
    </>
  );
}
