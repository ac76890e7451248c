import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import Button from 'antd/es/button';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/programs';
import { onPhones } from '../../../components/photo-sources.tsx';
import { programPhotos } from '../../../features/programs/program-photos.ts';
import { programTexts } from '../../../features/programs/program-texts.ts';
import { hasEnded } from '../../../features/programs/standing.ts';
import { formatAdminPrice } from '../../../lib/format.ts';
import { useToday } from '../../../lib/today.tsx';
import { useLanguage } from '../../../lib/use-language.ts';
import { PhotoFrame } from './photo-frame.tsx';
import { PhotoNotice } from './photo-notice.tsx';
import styles from './program-card.module.css';
import { ProgramDates } from './program-dates.tsx';

export interface ProgramActions {
  onView: (program: Program) => void;
  onEdit: (program: Program) => void;
  onDelete: (program: Program) => void;
}

/** One to three columns, as in the list's style sheet. */
const sizes = `${onPhones(92)}, (max-width: 48em) 90vw, (max-width: 75em) 45vw, 25rem`;

/** One program and what staff can do with it. */
export function ProgramCard({ program, ...actions }: { program: Program } & ProgramActions) {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  const { title, city } = programTexts(program, language);
  const ended = hasEnded(program, useToday());
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        <PhotoFrame photo={programPhotos(program)[0]} sizes={sizes} alt="" />
        {ended && <span className={`${styles.badge} ${styles.ended}`}>{t('card.ended')}</span>}
        {program.featured && !ended && (
          <span className={`${styles.badge} ${styles.featured}`}>{t('card.featured')}</span>
        )}
        {program.photos.length > 1 && (
          <span className={styles.count}>{t('card.photos', { count: program.photos.length })}</span>
        )}
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        <p className={styles.city}>
          <bdi>{city}</bdi>
        </p>
        <PhotoNotice records={program.photo_records} />
        <div className={styles.facts}>
          <strong className={styles.price}>
            <bdi>{formatAdminPrice(program.price_sar, language)}</bdi>
          </strong>
          <span>{t('nights', { count: program.nights })}</span>
          <ProgramDates program={program} />
          {!program.translations.en?.trip_name && <Tag>{t('card.arabicOnly')}</Tag>}
        </div>
        <Actions name={title} program={program} {...actions} />
      </div>
    </article>
  );
}

function Actions({ name, program, onView, onEdit, onDelete }: { name: string; program: Program } & ProgramActions) {
  const { t } = useTranslation('adminPrograms');
  return (
    <fieldset className={styles.actions} aria-label={t('card.actionsFor', { name })}>
      <Button icon={<EyeOutlined aria-hidden />} onClick={() => onView(program)}>
        {t('card.view')}
      </Button>
      <Button icon={<EditOutlined aria-hidden />} onClick={() => onEdit(program)}>
        {t('card.edit')}
      </Button>
      <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => onDelete(program)}>
        {t('card.delete')}
      </Button>
    </fieldset>
  );
}
