import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { onPhones } from '#shared/components/photo-sources.tsx';
import { programPhotos } from '#shared/features/programs/program-photos.ts';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { breakpoints } from '#shared/lib/breakpoints.ts';
import { palette } from '#shared/lib/palette.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { storedPhotos } from '../../features/programs/photo-state.ts';
import { useMay } from '../../features/session/use-may.ts';
import { SelectionChoice } from './bulk/selection-controls.tsx';
import type { ProgramSelection } from './bulk/use-selection.ts';
import { PhotoFrame } from './photo-frame.tsx';
import { PhotoNotice } from './photo-notice.tsx';
import styles from './program-card.module.css';
import { ProgramFacts } from './program-facts.tsx';
import type { ListedProgram } from './program-filters.ts';
import { RefusedNote } from './publishing/refused-note.tsx';
import { StateTag } from './state-tag.tsx';
import { UmrahAlert } from './umrah-alert.tsx';

export interface ProgramActions {
  onView: (program: Program) => void;
  onEdit: (program: Program) => void;
  onCopy: (program: Program) => void;
  onDelete: (program: Program) => void;
}

/** The card stands in one to three columns, as in the list's style sheet. */
const sizes = `${onPhones(92)}, (max-width: ${breakpoints.md}rem) 90vw, (max-width: ${breakpoints.xl}rem) 45vw, 25rem`;

/** Styles that are readable over a photo of any colour. */
const looks = {
  featured: { background: palette.saffronBright, color: palette.tealDarkest },
  ended: { background: palette.inkSoft, color: palette.white },
  count: { background: palette.tealDarkest, color: palette.white },
};

interface ProgramCardProps extends ProgramActions {
  listed: ListedProgram;
  selection: ProgramSelection | undefined;
}

/** A program and the actions of staff on it. */
export function ProgramCard({ listed, selection, ...actions }: ProgramCardProps) {
  const { language } = useLanguage();
  const { t } = useTranslation('adminPrograms');
  const { program, offer, state, refused } = listed;
  const { trip_name: title, city } = programTexts(program, language);
  const name = title || t('card.untitled');
  return (
    <ListCard role="article" cover={<Cover program={program} isEnded={offer.ended && state !== 'draft'} />}>
      <div>
        <h2 className={shared.subhead}>
          <bdi>{name}</bdi>
        </h2>
        <Hint>
          <bdi>{city}</bdi>
        </Hint>
        <StateTag state={state} program={program} />
        {refused && <RefusedNote refused={refused} isNew={program.version === 0} />}
        <UmrahAlert type={program.type} />
        <PhotoNotice records={storedPhotos(program)} />
      </div>
      <Flex vertical gap={12}>
        <ProgramFacts listed={listed} />
        {selection?.isChoosing ? (
          <SelectionChoice selection={selection} listed={listed} name={name} />
        ) : (
          <Actions name={name} program={program} {...actions} />
        )}
      </Flex>
    </ListCard>
  );
}

function Cover({ program, isEnded }: { program: Program; isEnded: boolean }) {
  const { t } = useTranslation('adminPrograms');
  return (
    <PhotoFrame photo={programPhotos(program)[0]} sizes={sizes} alt="">
      <span>
        {isEnded && <Tag style={looks.ended}>{t('card.ended')}</Tag>}
        {program.featured && !isEnded && <Tag style={looks.featured}>{t('card.featured')}</Tag>}
      </span>
      {program.photos.length > 1 && <Tag style={looks.count}>{t('card.photos', { count: program.photos.length })}</Tag>}
    </PhotoFrame>
  );
}

function Actions({
  name,
  program,
  onView,
  onEdit,
  onCopy,
  onDelete,
}: { name: string; program: Program } & ProgramActions) {
  const { t } = useTranslation('adminPrograms');
  const [mayAdd, mayEdit] = [useMay('POST /programs'), useMay('PUT /programs/{id}')];
  const mayDelete = useMay('DELETE /programs/{id}');
  return (
    <Flex wrap role="group" gap="small" aria-label={t('card.actionsFor', { name })} className={styles.actions}>
      <Button block icon={<EyeOutlined aria-hidden />} onClick={() => onView(program)}>
        {t('card.view')}
      </Button>
      {mayEdit && (
        <Button block icon={<EditOutlined aria-hidden />} onClick={() => onEdit(program)}>
          {t('card.edit')}
        </Button>
      )}
      {mayAdd && (
        <Button
          icon={<CopyOutlined aria-hidden />}
          aria-label={t('card.copyNamed', { name })}
          data-hint={t('card.copy')}
          onClick={() => onCopy(program)}
        />
      )}
      {mayDelete && (
        <Button block danger icon={<DeleteOutlined aria-hidden />} onClick={() => onDelete(program)}>
          {t('card.delete')}
        </Button>
      )}
    </Flex>
  );
}
