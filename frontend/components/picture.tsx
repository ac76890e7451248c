import { useState } from 'react';
import { type SceneName, sceneUrl } from './scenes.ts';

interface PictureProps {
  /** Address of the photo; empty shows the scene. */
  src: string;
  alt: string;
  /** Stands in for a missing or broken photo. */
  fallback: SceneName;
  className?: string;
  priority?: boolean;
}

/** A photo that never shows as broken. Its frame's size comes from the style sheet, so nothing moves when it arrives. */
export function Picture({ src, alt, fallback, className, priority = false }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isShown = src !== '' && src !== failedSrc;
  return (
    <img
      src={isShown ? src : sceneUrl(fallback)}
      alt={alt}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setFailedSrc(src)}
    />
  );
}
