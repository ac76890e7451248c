import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Image from 'antd/es/image';
import { cloneElement, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { photoVariant } from '#contracts/website/photo-variants';
import type { PhotoFiles } from '#shared/components/photo-sources.tsx';
import { breakpoints } from '#shared/lib/breakpoints.ts';
import { palette } from '#shared/lib/palette.ts';
import { PhotoFrame } from '../photo-frame.tsx';
import styles from './program-photos.module.css';

/** The main photo and the others below it. Each opens a large preview with arrows. */
export function ProgramPhotos({ photos }: { photos: readonly PhotoFiles[] }) {
  const { t } = useTranslation('adminPrograms');
  const nameOf = (place: number) => t('view.photo', { number: place + 1, count: photos.length });
  if (photos.length === 0) return <PhotoFrame photo={undefined} sizes="" alt="" />;
  return (
    <Image.PreviewGroup
      classNames={{ popup: { root: styles.preview } }}
      styles={{ popup: { mask: { background: palette.tealDarkest } } }}
      items={photos.map((photo, place) => ({
        src: photo.src,
        srcSet: srcSetOf(photo),
        sizes: '90vw',
        alt: nameOf(place),
      }))}
      preview={{
        closeIcon: <CloseOutlined aria-label={t('close')} />,
        alt: t('fields.photos'),
        // Gives the large picture an accessible name; antd would use the dialog's.
        imageRender: (image, { current }) =>
          cloneElement(image as ReactElement<{ alt: string }>, { alt: nameOf(current) }),
        // Replaces antd's arrows, which have English names only.
        actionsRender: (_, { current, total, actions }) =>
          total > 1 && (
            <Flex gap="small">
              <Button
                ghost
                icon={<LeftOutlined className="mirrored" aria-hidden />}
                aria-label={t('view.previousPhoto')}
                disabled={current === 0}
                onClick={() => actions.onActive(-1)}
              />
              <Button
                ghost
                icon={<RightOutlined className="mirrored" aria-hidden />}
                aria-label={t('view.nextPhoto')}
                disabled={current === total - 1}
                onClick={() => actions.onActive(1)}
              />
            </Flex>
          ),
      }}
    >
      <div className={styles.photos}>
        {photos.map((photo, place) => (
          <Image
            key={photo.src}
            src={photo.src}
            srcSet={srcSetOf(photo)}
            sizes={place === 0 ? `(max-width: ${breakpoints.md}rem) 90vw, 44rem` : '8rem'}
            alt={nameOf(place)}
            preview={{ cover: null }}
          />
        ))}
      </div>
    </Image.PreviewGroup>
  );
}

/** antd's image renders a plain `<img>`, so it can offer only one format. */
const srcSetOf = ({ src, widths }: PhotoFiles) =>
  widths.map((width) => `${photoVariant(src, width, 'webp')} ${width}w`).join(', ') || undefined;
