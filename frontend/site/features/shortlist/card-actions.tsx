import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './card-actions.module.css';
import { ToggleButton } from './toggle-button.tsx';

/** The buttons on the photo of a card. */
export function CardActions({ program }: { program: { id: string; title: string } }) {
  const { t } = useTranslation('shortlist');
  const [isFull, setIsFull] = useState(false);
  return (
    <div className={styles.actions}>
      <p role="status" className={isFull ? styles.full : undefined}>
        {isFull && t('full')}
      </p>
      <ToggleButton list="compared" program={program} isRound onToggled={(isDone) => setIsFull(!isDone)} />
      <ToggleButton list="favourites" program={program} isRound onToggled={(isDone) => setIsFull(!isDone)} />
    </div>
  );
}
