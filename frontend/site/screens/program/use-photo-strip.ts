import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#shared/lib/use-language.ts';
import { photoInView, scrollToPhoto } from '../../lib/photo-strip.ts';

/**
 * A strip of photos that scrolls sideways with snap points. It can be swiped and works without scripts; this adds
 * buttons, thumbnails and arrow keys.
 */
export function usePhotoStrip(total: number) {
  const { direction } = useLanguage();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const shown = useRef<number>(undefined);

  const show = (index: number, behavior?: ScrollBehavior) => {
    if (strip.current) scrollToPhoto(strip.current, index, behavior);
  };

  const followScroll = () => {
    if (!strip.current) return;
    shown.current = photoInView(strip.current);
    setCurrent(shown.current);
  };

  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(current + (direction === 'rtl' ? -step : step));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of direction mirrors the strip's positions.
  useEffect(() => {
    // The reader may have moved the strip before the scripts ran.
    if (shown.current === undefined) followScroll();
    else show(shown.current, 'instant');
  }, [direction]);

  return { strip, current, total, show, followScroll, moveByKey };
}

export type PhotoStripState = ReturnType<typeof usePhotoStrip>;
