import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Icon } from '#shared/components/icon.tsx';
import styles from './carousel.module.css';

/** Tolerance in pixels at the row's ends: widths are rounded, scroll positions are not. */
const rounding = 2;

interface CarouselProps {
  label: string;
  previous: string;
  next: string;
  items: readonly ReactElement[];
}

/** A row that scrolls sideways: by touch, by keyboard while it has the focus, or with two buttons unless all of it fits. */
export function Carousel({ label, previous, next, items }: CarouselProps) {
  const { row, ends, turn } = useRow(items.length);
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable by keyboard. */}
      <ul ref={row} className={styles.row} aria-label={label} tabIndex={0}>
        {items.map((item) => (
          <li key={item.key}>{item}</li>
        ))}
      </ul>
      {!(ends.atStart && ends.atEnd) && (
        <div className={styles.buttons}>
          <button type="button" aria-label={previous} disabled={ends.atStart} onClick={() => turn(-1)}>
            <Icon of="left-outlined" mirrored />
          </button>
          <button type="button" aria-label={next} disabled={ends.atEnd} onClick={() => turn(1)}>
            <Icon of="right-outlined" mirrored />
          </button>
        </div>
      )}
    </div>
  );
}

function useRow(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: count < 2 });

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => {
      // In right-to-left rows, `scrollLeft` is negative.
      const way = Math.abs(list.scrollLeft);
      const rest = list.scrollWidth - list.clientWidth - way;
      setEnds({ atStart: way <= rounding, atEnd: rest <= rounding });
    };
    const size = new ResizeObserver(look);
    size.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);

  /** Scrolls by the visible width, forwards (1) or backwards (-1) in the reading direction. */
  const turn = (direction: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const along = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: list.clientWidth * direction * along });
  };

  return { row, ends, turn };
}
