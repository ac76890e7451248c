import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { useMayCall } from '../../features/session/use-may.ts';

const screens = [
  { path: paths.admin.seasons, label: 'admin:layout.seasons', changes: 'PUT /settings/seasons' },
  { path: paths.admin.hours, label: 'admin:layout.hours', changes: 'PUT /settings/hours' },
] as const;

/** Leads to what belongs to the site and has a screen of its own. Shows only what the person may change. */
export function BesideSections() {
  const { t } = useTranslation(['adminSite', 'admin']);
  const mayCall = useMayCall();
  const open = screens.filter(({ changes }) => mayCall(changes));
  if (open.length === 0) return null;
  return (
    <p>
      {t('adminSite:beside')}{' '}
      {open.map(({ path, label }, index) => (
        <Fragment key={path}>
          {index > 0 && ' · '}
          <Link to={path}>{t(label)}</Link>
        </Fragment>
      ))}
    </p>
  );
}
