import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import { seasonDays } from '#contracts/api/season-rules';
import type { Season } from '#contracts/api/seasons';
import { formatDayRange, formatHijriRange } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { seasonName } from './season-name.ts';

export interface SeasonListProps {
  seasons: readonly Season[];
  onEdit: (season: Season) => void;
  onRemove: (season: Season) => void;
}

export type SeasonActionsProps = Pick<SeasonListProps, 'onEdit' | 'onRemove'> & { season: Season };

const current = {
  color: 'var(--color-palm)',
  background: 'var(--color-palm-pale)',
  borderColor: 'transparent',
  marginInlineEnd: 0,
} as const;

export function ArabicName({ season: { names, from, to } }: { season: Season }) {
  const { t } = useTranslation('adminSeasons');
  const today = useToday();
  return (
    <Flex wrap gap="0 8px" align="baseline">
      <strong lang="ar" dir="rtl" className={shared.words}>
        {names.ar}
      </strong>
      {from <= today && to >= today && <Tag style={current}>{t('now')}</Tag>}
    </Flex>
  );
}

export function EnglishName({ season: { names } }: { season: Season }) {
  const { t } = useTranslation('adminSeasons');
  if (!names.en) return <Hint as="span">{t('noEnglish')}</Hint>;
  return (
    <span lang="en" dir="ltr" className={shared.words}>
      {names.en}
    </span>
  );
}

interface SeasonDaysProps {
  season: Season;
  /** True to add how many they are. */
  withLength?: boolean;
}

/** The days, and in the Umm al-Qura calendar. */
export function SeasonDays({ season, withLength = false }: SeasonDaysProps) {
  const { t } = useTranslation('adminSeasons');
  const { language } = useLanguage();
  const { from, to } = season;
  return (
    <>
      <div>{formatDayRange(from, to, language)}</div>
      <Hint as="div">
        {formatHijriRange(from, to, language)}
        {withLength && t('separator') + t('days', { count: seasonDays(season) })}
      </Hint>
    </>
  );
}

export function SeasonActions({ season, onEdit, onRemove }: SeasonActionsProps) {
  const { t } = useTranslation('adminSeasons');
  const { language } = useLanguage();
  return (
    <Flex role="group" aria-label={t('actionsFor', { name: seasonName(season, language) })}>
      <Button
        type="text"
        icon={<EditOutlined aria-hidden />}
        aria-label={t('edit')}
        data-hint={t('edit')}
        onClick={() => onEdit(season)}
      />
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('remove.open')}
        data-hint={t('remove.open')}
        onClick={() => onRemove(season)}
      />
    </Flex>
  );
}
