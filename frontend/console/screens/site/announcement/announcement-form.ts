import { useTranslation } from 'react-i18next';
import { announcementTones } from '#contracts/api/announcement-rules';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';
import type { SectionForm } from '../section-form.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { type AnnouncementValues, standingOf } from './announcement-values.ts';

const announcementForm: SectionForm = {
  name: 'announcement',
  fields: [
    { name: 'shown', kind: 'flag', initially: false },
    { name: 'texts', kind: 'texts', required: ({ shown }) => shown === true },
    { name: 'from', kind: 'text' },
    { name: 'until', kind: 'text' },
    { name: 'link', kind: 'text' },
    { name: 'link_texts', kind: 'texts', required: ({ shown, link }) => shown === true && Boolean(link) },
    { name: 'tone', kind: 'choice', options: announcementTones },
    { name: 'dismissible', kind: 'flag', initially: true },
  ],
  Fields: AnnouncementFields,
  Preview: AnnouncementPreview,
  useStanding,
  useWarnings,
};

export default announcementForm;

function useStanding(published: SectionValues) {
  const { t } = useTranslation('adminSite');
  const { language } = useLanguage();
  const { from, until } = published as unknown as AnnouncementValues;
  const standing = standingOf(published as unknown as AnnouncementValues, useToday());
  const day = (value: string | undefined) => (value ? formatDate(value, language) : '');
  return {
    isCurrent: standing === 'current',
    title: t(`announcement.standing.${standing}`, { from: day(from), until: day(until) }),
  };
}

function useWarnings(values: SectionValues): string[] {
  const { t } = useTranslation('adminSite');
  const isOver = standingOf(values as unknown as AnnouncementValues, useToday()) === 'over';
  return [
    ...(values.shown ? [] : [t('announcement.warnings.hidden')]),
    ...(isOver ? [t('announcement.warnings.over')] : []),
  ];
}
