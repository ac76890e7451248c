import App from 'antd/es/app';
import { SessionGuard } from '../../../features/session/session-guard.tsx';
import { AdminLayout } from './admin-layout.tsx';

/** What staff see, in its frame. Notices come by `App.useApp()`. */
export default function Console() {
  return (
    <App>
      <SessionGuard>{({ staff }) => <AdminLayout staff={staff} />}</SessionGuard>
    </App>
  );
}
