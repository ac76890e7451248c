import { useState } from 'react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { PhotoFrame } from '../photo-frame.tsx';
import styles from './program-photos.module.css';

/** The main photo; with more than one, thumbnails to change it. */
export function ProgramPhotos({ photos }: { photos: readonly string[] }) {
  const { t } = useTranslation('adminPrograms');
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, Math.max(0, photos.length - 1));
  const nameOf = (place: number) => t('view.photo', { number: place + 1, count: photos.length });
  return (
    <div className={styles.photos}>
      <div className={styles.main}>
        <PhotoFrame src={photos[index]} alt={nameOf(index)} />
      </div>
      {photos.length > 1 && (
        <ul className={styles.thumbnails}>
          {photos.map((photo, place) => (
            <li key={photo}>
              <button
                type="button"
                aria-label={nameOf(place)}
                aria-pressed={place === index}
                onClick={() => setChosen(place)}
              >
                <PhotoFrame src={photo} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
