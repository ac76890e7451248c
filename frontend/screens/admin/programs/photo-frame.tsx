import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './photo-frame.module.css';

interface PhotoFrameProps {
  /** Address of the photo; undefined or broken shows "No photo". */
  src: string | undefined;
  alt: string;
  /** Stands in for the photo. */
  missing?: string;
}

/** A photo in a frame of its own size, with a placeholder where there is none. */
export function PhotoFrame({ src, alt, missing }: PhotoFrameProps) {
  const { t } = useTranslation('adminPrograms');
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return (
    <div className={styles.frame}>
      {src && src !== brokenSrc ? (
        <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setBrokenSrc(src)} />
      ) : (
        <span className={styles.none}>
          <PictureOutlined aria-hidden />
          {missing ?? t('card.noPhoto')}
        </span>
      )}
    </div>
  );
}
