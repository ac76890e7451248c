import ConfigProvider from 'antd/es/config-provider';
import type { i18n as I18n } from 'i18next';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createRoutesFromElements, matchRoutes, Route, useLocation, useRoutes } from 'react-router';
import { paths } from '#contracts/website/paths';
import { adminTheme } from '../screens/admin/admin-theme.ts';
import { NotFoundInAdmin } from '../screens/admin/layout/not-found-in-admin.tsx';
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';

const SignIn = lazyScreen(() => import('../screens/admin/sign-in/sign-in-screen.tsx'));
const ResetPassword = lazyScreen(() => import('../screens/admin/reset-password/reset-password-screen.tsx'));
const Console = lazyScreen(() => import('../screens/admin/layout/console.tsx'));
const Overview = lazyScreen(() => import('../screens/admin/overview/overview-screen.tsx'), 'adminOverview');
const Requests = lazyScreen(() => import('../screens/admin/requests/requests-screen.tsx'), 'adminRequests');
const Programs = lazyScreen(() => import('../screens/admin/programs/programs-screen.tsx'), 'adminPrograms');

/** One screen, each with the requests of one type; the first has all. */
const requestScreens = [
  'requests',
  'requests/flights',
  'requests/hotels',
  'requests/custom',
  'requests/messages',
  'messages',
];

const routes = createRoutesFromElements(
  <>
    <Route path="login" element={<SignIn />} />
    <Route path="reset-password/:token" element={<ResetPassword />} />
    <Route element={<Console />}>
      <Route index element={<Overview />} />
      {requestScreens.map((path) => (
        <Route key={path} path={path} element={<Requests />} />
      ))}
      <Route path="programs/upload" element={<Programs />} />
      <Route path="*" element={<NotFoundInAdmin />} />
    </Route>
  </>,
);

/** Everything below `/admin`, in chunks that visitors never load. Each screen comes with what it shows first. */
export default function AdminApp() {
  const { pathname } = useLocation();
  const { i18n } = useTranslation();
  // Side by side with the frame and the session, not after them.
  useState(() => fetchScreensAt(pathname, i18n));
  return <ConfigProvider theme={adminTheme}>{useRoutes(routes)}</ConfigProvider>;
}

function fetchScreensAt(path: string, i18n: I18n): void {
  for (const { route } of matchRoutes(routes, path, paths.admin.index) ?? []) {
    const { type: screen } = route.element as ReactElement & { type: Partial<LazyScreen> };
    // A failed request is repeated when the screen is shown.
    screen.preload?.(i18n).catch(() => undefined);
  }
}
