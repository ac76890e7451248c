import ConfigProvider from 'antd/es/config-provider';
import arEG from 'antd/es/locale/ar_EG';
import enGB from 'antd/es/locale/en_GB';
import type { i18n as I18n } from 'i18next';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router';
import { type ConsoleRoute, consoleRoutes } from '#contracts/website/console-screens';
import { paths } from '#contracts/website/paths';
import { calendars } from '#shared/components/antd-calendars.ts';
import { type LazyScreen, lazyScreen, type ScreenModule, screenIn } from '#shared/components/lazy-screen.tsx';
import { metrics, radii } from '#shared/lib/theme.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { adminTheme } from './admin-theme.ts';
import { NotFoundInAdmin } from './layout/not-found-in-admin.tsx';
import { RoleGuard } from './layout/role-guard.tsx';

/** antd's own texts. */
const locales = { ar: { ...arEG, DatePicker: calendars.ar }, en: { ...enGB, DatePicker: calendars.en } };

/** antd leaves a component's token out where it equals the theme's token of that name, and an alert then has no corners. */
const rounded = { style: { borderRadius: radii.md } };

/** The close icon of panels, as large as a touch target. Its margin keeps it where antd's smaller icon was. */
const closable = {
  styles: { close: { inlineSize: metrics.target, blockSize: metrics.target, marginInlineStart: '-0.75rem' } },
};

const Console = lazyScreen(() => import('./layout/console.tsx'));

const screens = import.meta.glob<ScreenModule>('./screens/*/*-screen.tsx');

/**
 * Several paths share one screen, each for one type of enquiry. One component per screen prevents a remount between
 * them.
 */
const lazyScreens = new Map<string, LazyScreen>(
  consoleRoutes.map((row) => [
    row.screen,
    lazyScreen(screenIn(screens, `./screens/${row.screen}.tsx`), ...('texts' in row ? row.texts : [])),
  ]),
);

function routeOf({ path, screen }: ConsoleRoute): RouteObject {
  const Screen = lazyScreens.get(screen);
  const element = Screen && <Screen />;
  const below = path.slice(paths.admin.index.length + 1);
  return below ? { path: below, element } : { index: true, element };
}

const table: readonly ConsoleRoute[] = consoleRoutes;

/** Wraps a screen that only some roles may see in its guard. */
const staffRouteOf = (row: ConsoleRoute): RouteObject =>
  row.requires ? { element: <RoleGuard requires={row.requires} />, children: [routeOf(row)] } : routeOf(row);

const routes: RouteObject[] = [
  ...table.filter(({ staffOnly }) => !staffOnly).map(routeOf),
  {
    element: <Console />,
    children: [
      ...table.filter(({ staffOnly }) => staffOnly).map(staffRouteOf),
      { path: '*', element: <NotFoundInAdmin /> },
    ],
  },
];

/**
 * All routes below `/admin`, in chunks that visitors never load. Each screen is loaded together with its first data.
 */
export default function AdminApp() {
  const { pathname } = useLocation();
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  // In parallel with the layout and the session.
  useState(() => fetchScreensAt(pathname, i18n));
  return (
    <ConfigProvider locale={locales[language]} theme={adminTheme} alert={rounded} drawer={closable}>
      {useRoutes(routes)}
    </ConfigProvider>
  );
}

function fetchScreensAt(path: string, i18n: I18n): void {
  for (const { route } of matchRoutes(routes, path, paths.admin.index) ?? []) {
    const { type: screen } = route.element as ReactElement & { type: Partial<LazyScreen> };
    // The screen retries a failed request when it is shown.
    screen.preload?.(i18n).catch(() => undefined);
  }
}
