import { type ReactElement, Suspense } from 'react';
import { matchRoutes, type RouteObject, useRoutes } from 'react-router';
import { paths } from '#contracts/website/paths';
import { siteRoutes } from '#contracts/website/screens';
import {
  type LazyScreen,
  lazyAntdScreen,
  lazyScreen,
  type ScreenModule,
  screenIn,
} from '#shared/components/lazy-screen.tsx';
import { PageFrame } from '#shared/components/page-frame.tsx';
import { SiteLayout } from '../site/layout/site-layout.tsx';

const screens = import.meta.glob<ScreenModule>('../site/screens/*/*-screen.tsx');

const notFound = 'not-found/not-found-screen';

/** A route whose handle names its source files, relative to `frontend`: the screen's, and those of its late parts. */
const route = (path: string, Screen: LazyScreen, source: string, later: string[] = []): RouteObject => ({
  path,
  element: <Screen />,
  handle: { source, later },
});

const siteScreens = siteRoutes.flatMap((row) => {
  if (!('screen' in row)) return [];
  const lazily = 'antd' in row ? lazyAntdScreen : lazyScreen;
  // A program's address without an id shows the same screen, which says that the program does not exist.
  const path = row.path.replace(/:id$/, ':id?');
  return route(
    path,
    lazily(screenIn(screens, `../site/screens/${row.screen}.tsx`), ...row.texts),
    `site/screens/${row.screen}.tsx`,
    'later' in row ? row.later.map((part) => `site/screens/${part}.tsx`) : [],
  );
});

/** The public screens of the route table, the not-found screen and the console. */
const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      ...siteScreens,
      route('*', lazyScreen(screenIn(screens, `../site/screens/${notFound}.tsx`)), `site/screens/${notFound}.tsx`),
    ],
  },
  route(
    `${paths.admin.index}/*`,
    lazyAntdScreen(() => import('../console/admin-app.tsx'), 'admin', 'enquiries'),
    'console/admin-app.tsx',
  ),
];

export function Router() {
  return <Suspense fallback={<PageFrame />}>{useRoutes(routes)}</Suspense>;
}

/** Finds the screen at a path, to preload it before its first rendering, with its route pattern and source file. */
export function screenAt(path: string) {
  const match = matchRoutes(routes, path)?.at(-1);
  if (!match) return undefined;
  const { type: screen } = match.route.element as ReactElement & { type: LazyScreen };
  const { source, later } = match.route.handle as { source: string; later: string[] };
  return { screen, pattern: match.route.path ?? '', source, later, params: match.params };
}
