import { useEffect, useRef, useState } from 'react';
import { wantsLessMotion } from '#shared/lib/reduced-motion.ts';

/** The count runs as docs/product.md says. */
const steps = 60;
const milliseconds = 2000;
const visibleShare = 0.3;

/** Fast at first, slow at the end. */
const easeOut = (part: number) => 1 - (1 - part) ** 3;

/**
 * Returns the progress of a count (0 to 1), which runs once when the counter comes into view. It is 1 on the server and
 * under reduced motion, so that the final numbers never depend on scripts.
 */
export function useCountUp() {
  const counter = useRef<HTMLDListElement>(null);
  const [share, setShare] = useState(1);

  useEffect(() => {
    const list = counter.current;
    if (!list || wantsLessMotion()) return;
    let frame = 0;
    const countFrom = (start: number) => {
      const step = Math.min(steps, Math.floor(((performance.now() - start) / milliseconds) * steps));
      setShare(easeOut(step / steps));
      if (step < steps) frame = requestAnimationFrame(() => countFrom(start));
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.intersectionRatio < visibleShare) return setShare(0);
        observer.disconnect();
        countFrom(performance.now());
      },
      { threshold: visibleShare },
    );
    observer.observe(list);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return { counter, share };
}
