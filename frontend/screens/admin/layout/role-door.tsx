import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import type { RouteKey } from '#contracts/routes';
import { paths } from '#contracts/website/paths';
import { PageTitle } from '../../../components/page-title.tsx';
import { StateMessage } from '../../../components/state-message.tsx';
import { useMay } from '../../../features/session/use-may.ts';

/** Shows a screen to staff who may call the route that it stands on; others learn that it is not for their role. */
export function RoleDoor({ requires }: { requires: RouteKey }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const isOpen = useMay(requires);
  if (isOpen) return <Outlet />;
  return (
    <>
      <PageTitle title={t('notAllowed.title')} />
      <StateMessage scene="lost" title={t('notAllowed.title')} text={t('notAllowed.text')} level={1}>
        <Button type="primary" onClick={() => navigate(paths.admin.index)}>
          {t('notFound.back')}
        </Button>
      </StateMessage>
    </>
  );
}
