import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ActivityEntry } from '#contracts/api/activity';
import { Ltr } from '#shared/components/ltr.tsx';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../components/hint.tsx';
import { activityWords } from '../../features/activity/activity-words.ts';
import { recordPath } from '../../features/activity/record-path.ts';
import { ActivityChanges } from './activity-changes.tsx';

/** An action as a sentence with a link to its record, and its details. */
export function ActivityText({ entry }: { entry: ActivityEntry }) {
  const { t } = useTranslation(['adminActivity', 'admin', 'enquiries', 'adminTeam', 'adminSeasons']);
  const { language } = useLanguage();
  const { parts, record, details } = activityWords(entry, t, language);
  const [before, after] = parts;
  const path = recordPath(entry);
  const name = entry.reference ? <Ltr>{record}</Ltr> : <bdi>{record}</bdi>;
  return (
    <>
      <p>
        {before}
        {path && record ? <Link to={path}>{name}</Link> : name}
        {after}
      </p>
      {details.length > 0 && <Hint>{details.join(t('separator'))}</Hint>}
      <ActivityChanges entry={entry} />
    </>
  );
}
