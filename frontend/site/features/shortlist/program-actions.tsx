import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptLinks } from './kept-links.tsx';
import { keepProgram } from './kept-programs.ts';
import styles from './program-actions.module.css';
import { ToggleButton } from './toggle-button.tsx';

/** The buttons on a program's page, which also remembers that the program was seen. */
export function ProgramActions({ program }: { program: { id: string; title: string } }) {
  const { t } = useTranslation('shortlist');
  const [outcome, setOutcome] = useState<'done' | 'full'>();
  useEffect(() => void keepProgram('recently-seen', program.id), [program.id]);
  const note = (isDone: boolean) => setOutcome(isDone ? 'done' : 'full');
  return (
    <>
      <div className={styles.actions}>
        <ToggleButton list="favourites" program={program} onToggled={note} />
        <ToggleButton list="compared" program={program} onToggled={note} />
      </div>
      <p role="status" className={styles.note}>
        {outcome === 'full' && t('full')}
      </p>
      {outcome && <KeptLinks />}
    </>
  );
}
