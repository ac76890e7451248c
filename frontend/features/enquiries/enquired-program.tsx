import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLanguage } from '../language/use-language.ts';
import { useProgram } from '../programs/get-program.ts';
import { programPhotos } from '../programs/program-photos.ts';
import { sceneOfCity } from '../programs/program-scene.ts';
import { programTexts } from '../programs/program-texts.ts';
import styles from './enquired-program.module.css';

/** The program an enquiry is about, with a way to ask without it. Shows nothing until it is known to exist. */
export function EnquiredProgram({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation('enquiries');
  const { language } = useLanguage();
  const { data: program } = useProgram(id);
  if (!program) return null;
  const { title, city } = programTexts(program, language);
  return (
    <div className={styles.program}>
      <Picture
        photo={programPhotos(program)[0]}
        sizes="5.5rem"
        alt=""
        fallback={sceneOfCity(program.city)}
        className={styles.picture}
      />
      <p>
        <span>{t('program.about')}</span>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <bdi>{city}</bdi>
      </p>
      <button type="button" aria-label={t('program.remove')} data-hint={t('program.remove')} onClick={onRemove}>
        <Icon of={CloseOutlined} />
      </button>
    </div>
  );
}
