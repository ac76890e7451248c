import App from 'antd/es/app';
import ConfigProvider from 'antd/es/config-provider';
import { type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { paths } from '../../app/paths.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { SessionGuard } from '../../features/session/session-guard.tsx';
import { adminTheme } from './admin-theme.ts';
import { AdminLayout } from './layout/admin-layout.tsx';
import { NotFoundInAdmin } from './layout/not-found-in-admin.tsx';
import { ResetPasswordScreen } from './reset-password/reset-password-screen.tsx';
import { SignInScreen } from './sign-in/sign-in-screen.tsx';

const Requests = lazyScreen(() => import('./requests/requests-screen.tsx'), 'adminRequests');
const Programs = lazyScreen(() => import('./programs/programs-screen.tsx'), 'adminPrograms');

/** One screen, each with the requests of one type; the first has all. */
const requestScreens = [
  'requests',
  'requests/flights',
  'requests/hotels',
  'requests/custom',
  'requests/messages',
  'messages',
];

const later = (screen: ReactNode) => <Suspense fallback={<PageFrame />}>{screen}</Suspense>;

/** Everything below `/admin`, in its own chunk: visitors never load it. Notices come by `App.useApp()`. */
export default function AdminApp() {
  return (
    <ConfigProvider theme={adminTheme}>
      <App>
        <Routes>
          <Route path="login" element={<SignInScreen />} />
          <Route path="reset-password/:token" element={<ResetPasswordScreen />} />
          <Route element={<SessionGuard>{({ staff }) => <AdminLayout staff={staff} />}</SessionGuard>}>
            <Route index element={<Navigate to={paths.admin.flightRequests} replace />} />
            {requestScreens.map((path) => (
              <Route key={path} path={path} element={later(<Requests />)} />
            ))}
            <Route path="programs/upload" element={later(<Programs />)} />
            <Route path="*" element={<NotFoundInAdmin />} />
          </Route>
        </Routes>
      </App>
    </ConfigProvider>
  );
}
