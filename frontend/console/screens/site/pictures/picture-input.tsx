import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type PictureUse, pictureLimits, type SitePicture } from '#contracts/api/site-picture-rules';
import { usePictureUpload } from './use-picture-upload.ts';

interface Props {
  use: PictureUse;
  label: string;
  /** Shows the picture. */
  children: (picture: SitePicture) => ReactNode;
  disabled?: boolean;
  /** antd's Form.Item sets these. */
  id?: string;
  value?: SitePicture;
  onChange?: (picture: SitePicture | undefined) => void;
}

/** A picture of the site: shown, chosen, replaced and taken away. What is wrong with a file is said below the buttons. */
export function PictureInput({ use, label, children, disabled = false, id, value, onChange }: Props) {
  const { t } = useTranslation('adminSite');
  const file = useRef<HTMLInputElement>(null);
  const { progress, problem, upload, clear } = usePictureUpload(use, (picture) => onChange?.(picture));
  const isBusy = progress !== undefined;
  const action = value ? t('pictures.replace') : t('pictures.choose');
  return (
    <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      {value && children(value)}
      <Flex wrap gap="small" align="center">
        <input
          ref={file}
          type="file"
          style={{ display: 'none' }}
          accept={pictureLimits[use].types.join()}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void upload(chosen);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
        <Button
          id={id}
          icon={<UploadOutlined aria-hidden />}
          loading={isBusy}
          disabled={disabled}
          aria-label={t('pictures.named', { action, label })}
          aria-describedby={problem && `${id}-problem`}
          onClick={() => file.current?.click()}
        >
          {isBusy ? t('pictures.busy', { percent: Math.round(progress * 100) }) : action}
        </Button>
        {value && !isBusy && (
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            disabled={disabled}
            aria-label={t('pictures.named', { action: t('pictures.remove'), label })}
            onClick={() => {
              clear();
              onChange?.(undefined);
            }}
          >
            {t('pictures.remove')}
          </Button>
        )}
      </Flex>
      <div id={`${id}-problem`} role="alert">
        {problem && <Alert role="none" type="error" showIcon title={problem} />}
      </div>
    </div>
  );
}
