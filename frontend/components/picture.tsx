import { useState } from 'react';
import { type PhotoFiles, PhotoSources } from './photo-sources.tsx';
import styles from './picture.module.css';
import { type SceneName, sceneUrl } from './scenes.ts';

interface PictureProps {
  /** Undefined shows the scene. */
  photo: PhotoFiles | undefined;
  /** Displayed width, as in the attribute `sizes`. */
  sizes: string;
  alt: string;
  /** Stands in for a missing or broken photo. */
  fallback: SceneName;
  className?: string;
  priority?: boolean;
  /** The photo is broken, and the scene stands in for it. */
  onFallback?: () => void;
}

/** A photo that never shows as broken. Its frame's size comes from the style sheet, so nothing moves when it arrives. */
export function Picture(props: PictureProps) {
  const { photo, sizes, alt, fallback, className, priority = false, onFallback } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const shown = photo?.src && photo.src !== failedSrc ? photo : undefined;
  return (
    <picture className={styles.picture}>
      {shown && <PhotoSources photo={shown} sizes={sizes} />}
      <img
        src={shown?.src ?? sceneUrl(fallback)}
        width={shown?.size?.width}
        height={shown?.size?.height}
        alt={alt}
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onError={() => {
          setFailedSrc(photo?.src);
          onFallback?.();
        }}
      />
    </picture>
  );
}
