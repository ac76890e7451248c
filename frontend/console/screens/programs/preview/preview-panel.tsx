import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import SelectOutlined from '@ant-design/icons/es/icons/SelectOutlined';
import Button from 'antd/es/button';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewPath } from '#shared/features/preview/preview-link.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../../components/hint.tsx';
import { DeviceFrame } from '../../../features/drafts/device-frame.tsx';

export interface PreviewPanelProps {
  programId: string;
  secret: string;
  /** True if photos wait for the form to be saved: the preview has those that are uploaded. */
  lacksPhotos: boolean;
  onOpenTab: () => void;
  onClose: () => void;
}

/** In sight while the form beside it scrolls. */
const stays: CSSProperties = {
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '0.75rem',
  blockSize: 'calc(100dvh - 15rem)',
};

/** The public page of the draft. */
export default function PreviewPanel({ programId, secret, lacksPhotos, onOpenTab, onClose }: PreviewPanelProps) {
  const { t } = useTranslation('adminDrafts');
  const [language, setLanguage] = useState(useLanguage().language);
  return (
    <section aria-label={t('preview.title')} style={stays}>
      <DeviceFrame
        language={language}
        onLanguage={setLanguage}
        frame={{
          // Another fragment alone would not load the page again.
          key: language,
          title: t('preview.title'),
          src: previewPath({ programId, secret, language }),
        }}
        tools={
          <>
            <span style={{ flex: 1 }} />
            <Button
              icon={<SelectOutlined aria-hidden />}
              aria-label={t('preview.open')}
              data-hint={t('preview.open')}
              onClick={onOpenTab}
            />
            <Button
              icon={<CloseOutlined aria-hidden />}
              aria-label={t('preview.close')}
              data-hint={t('preview.close')}
              onClick={onClose}
            />
          </>
        }
        note={lacksPhotos && <Hint>{t('preview.lacksPhotos')}</Hint>}
      />
    </section>
  );
}
