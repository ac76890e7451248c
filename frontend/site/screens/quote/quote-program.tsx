import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { Icon } from '#shared/components/icon.tsx';
import { programPhotos } from '#shared/features/programs/program-photos.ts';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useProgram } from '#shared/features/programs/use-program.ts';
import { breakpoints } from '#shared/lib/breakpoints.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Picture } from '../../components/picture.tsx';
import { sceneOfCity } from '../../features/programs/program-scene.ts';
import styles from './quote-sheet.module.css';

/** The program for which the quote is, with the way to its page. Nothing if the site has it no more. */
export function QuoteProgram({ id }: { id: string }) {
  const { t } = useTranslation('quote');
  const { language } = useLanguage();
  const { data: program } = useProgram(id);
  if (program === null) return null;
  return (
    <div className={styles.program}>
      {program && (
        <>
          <Picture
            photo={programPhotos(program, language)[0]}
            sizes={`(max-width: ${breakpoints.lg}rem) 92vw, 46rem`}
            alt=""
            fallback={sceneOfCity(program.texts.ar.city)}
            className={styles.photo ?? ''}
          />
          <p>
            <strong>
              <bdi>{programTexts(program, language).trip_name}</bdi>
            </strong>
            <Link to={paths.program(id)} className={styles.more}>
              {t('program')} <Icon of="arrow-right-outlined" mirrored />
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
