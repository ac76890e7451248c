import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Segmented from 'antd/es/segmented';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '#contracts/field-kit/language';
import { palette } from '#shared/lib/palette.ts';
import { useLanguage } from '#shared/lib/use-language.ts';

/** In pixels, as the devices have them. */
const widths = { phone: 390, tablet: 820, desktop: 1280 };
type Device = keyof typeof widths;

const languageKeys = { ar: 'arabic', en: 'english' } as const;

interface Props {
  language: Language;
  onLanguage: (language: Language) => void;
  frame: ComponentProps<'iframe'> & { title: string };
  /** Stand at the end of the toolbar. */
  tools?: ReactNode;
  note?: ReactNode;
}

/** A page of the site in a frame, at the width of a device and in a language. It takes the height that is left. */
export function DeviceFrame({ language, onLanguage, frame, tools, note }: Props) {
  const { t } = useTranslation('adminDrafts');
  const { direction } = useLanguage();
  const [device, setDevice] = useState<Device>('phone');
  const { box, scale } = useScale(widths[device]);
  return (
    <>
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
          onChange={onLanguage}
          options={languages.map((value) => ({ value, label: t(`preview.${languageKeys[value]}`) }))}
        />
        {tools}
      </Flex>
      {note}
      <Card
        ref={box}
        size="small"
        style={{ flex: 1, overflow: 'hidden', background: palette.sandDeep }}
        styles={{ body: { padding: 0, blockSize: '100%' } }}
      >
        <iframe
          {...frame}
          title={frame.title}
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
    </>
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
