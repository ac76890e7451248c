import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import type { RouteKey } from '#contracts/api/routes';
import { paths } from '#contracts/website/paths';
import { PageTitle } from '#shared/components/page-title.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';
import { useMay } from '../features/session/use-may.ts';

/** Shows a screen only to staff who may call its route; others see that their role does not allow it. */
export function RoleGuard({ requires }: { requires: RouteKey }) {
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
