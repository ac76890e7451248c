import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../lib/use-language.ts';

/**
 * A strip of photos that scrolls sideways with snap points. A finger swipes it, and it works without scripts; this adds
 * what buttons, thumbnails and arrow keys need.
 */
export function usePhotoStrip(total: number) {
  const { direction } = useLanguage();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const shown = useRef(0);

  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const slide = strip.current?.children[Math.min(Math.max(index, 0), total - 1)];
    // In right-to-left pages both the offsets and the scroll position count downwards from 0: they agree.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that turns round turns the strip's positions round.
  useEffect(() => show(shown.current, 'instant'), [direction]);

  return { strip, current, total, show, followScroll, moveByKey };
}

export type PhotoStripState = ReturnType<typeof usePhotoStrip>;
