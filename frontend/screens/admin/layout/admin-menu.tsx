import CompassOutlined from '@ant-design/icons/es/icons/CompassOutlined';
import Menu from 'antd/es/menu';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { typeLook } from '../../../features/requests/type-look.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';

const entries = [
  { path: paths.admin.flightRequests, icon: typeLook.flight.icon, label: 'layout.flights' },
  { path: paths.admin.programs, icon: CompassOutlined, label: 'layout.programs' },
] as const;

/** The admin's sections. `onFollow` is called when one is chosen. */
export function AdminMenu({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('layout.navigation')}>
      <Menu
        theme="dark"
        mode="inline"
        selectedKeys={[pathname]}
        onClick={onFollow}
        items={entries.map(({ path, icon: Sign, label }) => ({
          key: path,
          icon: <Sign aria-hidden />,
          label: <Link to={path}>{t(label)}</Link>,
        }))}
      />
    </nav>
  );
}
