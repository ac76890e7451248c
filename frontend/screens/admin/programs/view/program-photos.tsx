import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoFiles } from '../../../../components/photo-sources.tsx';
import { PhotoFrame } from '../photo-frame.tsx';
import styles from './program-photos.module.css';

/** The main photo; with more than one, thumbnails to change it. */
export function ProgramPhotos({ photos }: { photos: readonly PhotoFiles[] }) {
  const { t } = useTranslation('adminPrograms');
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, Math.max(0, photos.length - 1));
  const nameOf = (place: number) => t('view.photo', { number: place + 1, count: photos.length });
  return (
    <div className={styles.photos}>
      <div className={styles.main}>
        <PhotoFrame photo={photos[index]} sizes="(max-width: 46rem) 90vw, 44rem" alt={nameOf(index)} />
      </div>
      {photos.length > 1 && (
        <ul className={styles.thumbnails}>
          {photos.map((photo, place) => (
            <li key={photo.src}>
              <button
                type="button"
                aria-label={nameOf(place)}
                aria-pressed={place === index}
                onClick={() => setChosen(place)}
              >
                <PhotoFrame photo={photo} sizes="8rem" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
