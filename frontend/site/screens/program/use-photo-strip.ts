import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#shared/lib/use-language.ts';

/**
 * A strip of photos that scrolls sideways with snap points. It can be swiped and works without scripts; this adds
 * buttons, thumbnails and arrow keys.
 */
export function usePhotoStrip(total: number) {
  const { direction } = useLanguage();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const shown = useRef(0);

  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const slide = strip.current?.children[Math.min(Math.max(index, 0), total - 1)];
    // In right-to-left pages both the offsets and the scroll position are negative, so they match.
    if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft, behavior });
  };

  const followScroll = () => {
    if (!strip.current) return;
    shown.current = Math.round(Math.abs(strip.current.scrollLeft) / strip.current.clientWidth);
    setCurrent(shown.current);
  };

  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(current + (direction === 'rtl' ? -step : step));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of direction mirrors the strip's positions.
  useEffect(() => show(shown.current, 'instant'), [direction]);

  return { strip, current, total, show, followScroll, moveByKey };
}

export type PhotoStripState = ReturnType<typeof usePhotoStrip>;
