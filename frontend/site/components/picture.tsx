import { useState } from 'react';
import { type PhotoFiles, PhotoSources } from '#shared/components/photo-sources.tsx';
import { type SceneName, sceneUrl } from '#shared/components/scenes.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** If undefined, the scene is shown. */
  photo: PhotoFiles | undefined;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  alt: string;
  /** Replaces a missing or broken photo. */
  fallback: SceneName;
  className?: string;
  priority?: boolean;
  /** Called when the photo is broken and the scene replaces it. */
  onFallback?: () => void;
}

/**
 * A photo with a fallback, so that it never shows as broken. The style sheet sets the frame's size, so nothing moves
 * when the photo arrives.
 */
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
        style={shown?.position ? { objectPosition: shown.position } : undefined}
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
