import { useEffect, useRef, useState } from 'react';

/** Returns a ref for an element at the page's top, and true once it has scrolled out of view. */
export function useScrolled() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return { sentinel, scrolled };
}
