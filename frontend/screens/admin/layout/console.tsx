import App from 'antd/es/app';
import type { ReactNode } from 'react';
import { WaitingContext } from '../../../components/page-title.tsx';
import { countText, NewRequestsWatch, useNewRequests } from '../../../features/requests/new-requests.tsx';
import { SessionGuard } from '../../../features/session/session-guard.tsx';
import { AdminLayout } from './admin-layout.tsx';

/** What staff see, in its frame. Notices come by `App.useApp()`. */
export default function Console() {
  return (
    <App>
      <SessionGuard>
        {({ staff }) => (
          <NewRequestsWatch>
            <Titled>
              <AdminLayout staff={staff} />
            </Titled>
          </NewRequestsWatch>
        )}
      </SessionGuard>
    </App>
  );
}

/** Every title says how many requests are new. */
function Titled({ children }: { children: ReactNode }) {
  const fresh = useNewRequests();
  return <WaitingContext value={fresh?.count ? countText(fresh) : undefined}>{children}</WaitingContext>;
}
