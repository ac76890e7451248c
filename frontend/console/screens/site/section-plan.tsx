import ScheduleOutlined from '@ant-design/icons/es/icons/ScheduleOutlined';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import type { Refused } from '#contracts/api/draft-shapes';
import type { SitePlan } from '#contracts/api/site-content';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { IssuesAlert } from '../../features/drafts/issues-alert.tsx';
import { nameOf as nameOfPerson } from '../../features/drafts/person-name.ts';
import { placesOf } from '../../features/site-content/section-fields.ts';
import { useSectionWords } from '../../features/site-content/use-section-words.ts';
import type { SectionForm } from './section-form.ts';
import type { SectionEditor } from './use-section-editor.ts';
import { useIssueText } from './use-section-issues.ts';

/** When a section is published, and who planned it. `isNew`: visitors do not know it yet. */
export function PlanNote({ plan, isNew }: { plan: SitePlan; isNew: boolean }) {
  const { t } = useTranslation(['adminSite', 'adminDrafts']);
  const { language } = useLanguage();
  const when = (at: string) => formatDateTime(at, language);
  return (
    <Alert
      type="info"
      showIcon
      icon={<ScheduleOutlined aria-hidden />}
      style={{ marginBlockEnd: '1rem' }}
      title={t('adminDrafts:planned.goesOnline', { when: when(plan.publish_at) })}
      description={
        <>
          <p>{t('plan.by', { name: nameOfPerson(plan.by), when: when(plan.made_at) })}</p>
          <p>{t(isNew ? 'adminDrafts:planned.textNew' : 'adminDrafts:planned.text')}</p>
        </>
      }
    />
  );
}

interface RefusedProps {
  of: SectionForm;
  refused: Refused;
  isNew: boolean;
  showIssues: SectionEditor['showIssues'];
}

/** Says why a section was not published as planned. */
export function RefusedPlan({ of: { name, fields }, refused, isNew, showIssues }: RefusedProps) {
  const { t } = useTranslation(['adminSite', 'adminPrograms']);
  const { language } = useLanguage();
  const { nameOf } = useSectionWords(name);
  const textOf = useIssueText();
  const placeOf = (path: string) =>
    placesOf(fields).find((place) => path === place.path || path.split('.')[0] === place.field.name);
  return (
    <IssuesAlert
      title={
        <>
          {t('adminPrograms:refused.title', { when: formatDateTime(refused.planned_at, language) })}{' '}
          {t(isNew ? 'adminPrograms:refused.textNew' : 'adminPrograms:refused.text')}
        </>
      }
      issues={refused.issues.map((issue) => {
        const place = placeOf(issue.field);
        const text = textOf(issue);
        return {
          key: `${issue.field} ${issue.code}`,
          text: place ? t('checks.atField', { field: nameOf(place), text }) : text,
          onShow: place && (() => showIssues([issue])),
        };
      })}
    />
  );
}
