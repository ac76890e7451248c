import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgramGrid, ProgramGridSkeleton } from '../programs/program-grid.tsx';
import { useProgramView } from '../programs/use-program-view.ts';
import styles from './recently-seen.module.css';
import { useKeptIds } from './use-kept-ids.ts';
import { useKeptPrograms } from './use-kept-programs.ts';

const shown = 4;
const none: readonly string[] = [];

/** The programs whose pages this browser has shown last. Loads them when the reader comes near. */
export function RecentlySeen() {
  const { t } = useTranslation('shortlist');
  const ids = useKeptIds('recently-seen').slice(0, shown);
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  const view = useProgramView();
  const { data: programs, error } = useKeptPrograms(isNear ? ids : none);
  if (ids.length === 0 || error || programs?.length === 0) return null;
  return (
    <section ref={section} className={styles.seen} aria-labelledby="recently-seen">
      <h2 id="recently-seen">{t('recentlySeen')}</h2>
      {programs ? (
        <ProgramGrid programs={programs.map(view)} level={3} priorityCount={0} rowOnPhones />
      ) : (
        <ProgramGridSkeleton count={ids.length} rowOnPhones />
      )}
    </section>
  );
}

function useIsNear(element: { current: HTMLElement | null }): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
