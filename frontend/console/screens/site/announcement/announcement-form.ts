import { useTranslation } from 'react-i18next';
import { announcementAudiences, announcementPlaces, announcementTones } from '#contracts/api/announcement-rules';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { fitsScreens, isNotOver, leadsSomewhere } from '../../../features/site-content/section-checks.ts';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';
import type { SectionForm } from '../section-form.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { type AnnouncementValues, standingOf } from './announcement-values.ts';

/** True if only the readers of one language see the announcement. */
const isForOne = ({ audience }: SectionValues) => audience !== undefined && audience !== 'all';

const announcementForm: SectionForm = {
  name: 'announcement',
  fields: [
    { name: 'shown', kind: 'flag', initially: false },
    {
      ...{ name: 'texts', kind: 'texts', alone: isForOne, checks: [fitsScreens({ phone: 36, computer: 110 }, 3)] },
      required: (values) => values.shown === true && !isForOne(values),
    },
    { name: 'from', kind: 'text' },
    { name: 'until', kind: 'text', checks: [isNotOver('announcementOver')] },
    { name: 'link', kind: 'text', checks: [leadsSomewhere] },
    {
      ...{ name: 'link_texts', kind: 'texts', alone: isForOne, checks: [fitsScreens({ phone: 36, computer: 110 }, 1)] },
      required: (values) => values.shown === true && Boolean(values.link) && !isForOne(values),
    },
    { name: 'tone', kind: 'choice', options: announcementTones },
    { name: 'audience', kind: 'choice', options: announcementAudiences },
    { name: 'pages', kind: 'choice', options: announcementPlaces },
    { name: 'dismissible', kind: 'flag', initially: true },
  ],
  Fields: AnnouncementFields,
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

function useWarnings({ shown }: SectionValues): string[] {
  const { t } = useTranslation('adminSite');
  return shown ? [] : [t('announcement.warnings.hidden')];
}
