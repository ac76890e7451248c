import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import SelectOutlined from '@ant-design/icons/es/icons/SelectOutlined';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Segmented from 'antd/es/segmented';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '#contracts/field-kit/language';
import { previewPath } from '#shared/features/preview/preview-link.ts';
import { palette } from '#shared/lib/palette.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../../components/hint.tsx';

export interface PreviewPanelProps {
  programId: string;
  secret: string;
  /** True if photos wait for the form to be saved: the preview has those that are uploaded. */
  lacksPhotos: boolean;
  onOpenTab: () => void;
  onClose: () => void;
}

/** In pixels, as the devices have them. */
const widths = { phone: 390, tablet: 820, desktop: 1280 };
type Device = keyof typeof widths;

const languageKeys = { ar: 'arabic', en: 'english' } as const;

/** In sight while the form beside it scrolls. */
const stays: CSSProperties = {
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '0.75rem',
  blockSize: 'calc(100dvh - 15rem)',
};

/** The public page of the draft in a frame, at the width of a device and in a language. */
export default function PreviewPanel({ programId, secret, lacksPhotos, onOpenTab, onClose }: PreviewPanelProps) {
  const { t } = useTranslation('adminDrafts');
  const { language: own, direction } = useLanguage();
  const [device, setDevice] = useState<Device>('phone');
  const [language, setLanguage] = useState<Language>(own);
  const { box, scale } = useScale(widths[device]);
  return (
    <section aria-label={t('preview.title')} style={stays}>
      <Flex wrap align="center" gap="small">
        <Segmented<Device>
          aria-label={t('preview.width')}
          value={device}
          onChange={setDevice}
          options={(Object.keys(widths) as Device[]).map((value) => ({ value, label: t(`preview.${value}`) }))}
        />
        <Segmented<Language>
          aria-label={t('preview.language')}
          value={language}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, label: t(`preview.${languageKeys[value]}`) }))}
        />
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
      </Flex>
      {lacksPhotos && <Hint>{t('preview.lacksPhotos')}</Hint>}
      <Card
        ref={box}
        size="small"
        style={{ flex: 1, overflow: 'hidden', background: palette.sand }}
        styles={{ body: { padding: 0, blockSize: '100%' } }}
      >
        <iframe
          // Another fragment alone would not load the page again.
          key={language}
          title={t('preview.title')}
          src={previewPath({ programId, secret, language })}
          style={{
            display: 'block',
            marginInline: 'auto',
            border: 0,
            inlineSize: widths[device],
            blockSize: `${100 / scale}%`,
            transform: `scale(${scale})`,
            transformOrigin: direction === 'rtl' ? 'top right' : 'top left',
          }}
        />
      </Card>
    </section>
  );
}

/** The scale at which a width fits into a box. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return { box, scale: room > 0 ? Math.min(1, room / width) : 1 };
}
