import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import Flex from 'antd/es/flex';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PhotoFiles, PhotoSources } from '#shared/components/photo-sources.tsx';
import styles from './photo-frame.module.css';

interface PhotoFrameProps {
  /** If undefined or broken, the frame shows "No photo". */
  photo: PhotoFiles | undefined;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  alt: string;
  /** Replaces the text "No photo". */
  missing?: string;
  /** Tags over the top of the photo. */
  children?: ReactNode;
}

/** A photo in a frame of fixed proportions, with a placeholder if there is none. */
export function PhotoFrame({ photo, sizes, alt, missing, children }: PhotoFrameProps) {
  const { t } = useTranslation('adminPrograms');
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return (
    <div className={styles.frame}>
      {photo?.src && photo.src !== brokenSrc ? (
        <picture>
          <PhotoSources photo={photo} sizes={sizes} />
          <img src={photo.src} alt={alt} loading="lazy" decoding="async" onError={() => setBrokenSrc(photo.src)} />
        </picture>
      ) : (
        <Flex component="span" vertical align="center" justify="center" gap={4} className={styles.none}>
          <PictureOutlined aria-hidden />
          {missing ?? t('card.noPhoto')}
        </Flex>
      )}
      <Flex component="span" wrap justify="space-between" gap={4} className={styles.tags}>
        {children}
      </Flex>
    </div>
  );
}
