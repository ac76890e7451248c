import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import type { SceneName } from '../../components/scenes.ts';
import { useLanguage } from '../../features/language/use-language.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './gallery.module.css';

interface GalleryProps {
  photos: readonly string[];
  title: string;
  fallback: SceneName;
}

/**
 * All photos, the first large. The strip is an ordinary scrolling list with snap points, so a finger swipes it and it
 * works without scripts; arrow keys, buttons and thumbnails move it too.
 */
export function Gallery({ photos, title, fallback }: GalleryProps) {
  const { t } = useTranslation('programs');
  const { direction } = useLanguage();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const shown = photos.length > 0 ? photos : [''];
  const total = shown.length;

  const show = (index: number) => {
    const slide = strip.current?.children[Math.min(Math.max(index, 0), total - 1)];
    // In right-to-left pages both the offsets and the scroll position count downwards from 0: they agree.
    if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft });
  };

  const followScroll = () => {
    if (!strip.current) return;
    setCurrent(Math.round(Math.abs(strip.current.scrollLeft) / strip.current.clientWidth));
  };

  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(current + (direction === 'rtl' ? -step : step));
  };

  return (
    <section className={styles.gallery} data-gallery aria-label={t('detail.gallery', { title })}>
      <div className={styles.stage}>
        <ul
          ref={strip}
          className={styles.strip}
          onScroll={followScroll}
          onKeyDown={moveByKey}
          tabIndex={total > 1 ? 0 : undefined}
        >
          {shown.map((photo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may stand twice, and none ever moves.
            <li key={index} className={styles.slide}>
              <Picture
                src={photo.trim()}
                alt={photo ? t('detail.photo', { number: index + 1, total }) : ''}
                fallback={fallback}
                className={styles.photo}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
        {total > 1 && (
          <>
            <Arrow label={t('detail.previousPhoto')} isOff={current === 0} onClick={() => show(current - 1)}>
              <Icon of={LeftOutlined} mirrored />
            </Arrow>
            <Arrow label={t('detail.nextPhoto')} isOff={current === total - 1} isNext onClick={() => show(current + 1)}>
              <Icon of={RightOutlined} mirrored />
            </Arrow>
          </>
        )}
      </div>
      {total > 1 && (
        <ul className={styles.thumbnails}>
          {shown.map((photo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <li key={index}>
              <button
                type="button"
                aria-label={t('detail.showPhoto', { number: index + 1 })}
                aria-current={index === current}
                onClick={() => show(index)}
              >
                <Picture src={photo.trim()} alt="" fallback={fallback} className={styles.photo} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ArrowProps {
  label: string;
  isNext?: boolean;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Arrow = ({ label, isNext = false, isOff, onClick, children }: ArrowProps) => (
  <button
    type="button"
    className={isNext ? `${styles.arrow} ${styles.next}` : styles.arrow}
    aria-label={label}
    disabled={isOff}
    onClick={onClick}
  >
    {children}
  </button>
);
