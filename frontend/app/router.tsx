import { type ReactElement, Suspense } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router';
import { paths } from '#contracts/website/paths';
import { PageFrame } from '../components/page-frame.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { type LazyScreen, lazyAntdScreen, lazyScreen } from './lazy-screen.tsx';

const Home = lazyScreen(() => import('../screens/home/home-screen.tsx'), 'home', 'programs');
const Programs = lazyScreen(() => import('../screens/programs/programs-screen.tsx'), 'programs');
const Program = lazyScreen(() => import('../screens/program/program-screen.tsx'), 'programs');
const Contact = lazyAntdScreen(() => import('../screens/contact/contact-screen.tsx'), 'enquiries', 'contact');
const CustomJourney = lazyAntdScreen(
  () => import('../screens/custom-journey/custom-journey-screen.tsx'),
  'enquiries',
  'customJourney',
);
const FlightBooking = lazyAntdScreen(
  () => import('../screens/flight-booking/flight-booking-screen.tsx'),
  'enquiries',
  'flightBooking',
);
const HotelBooking = lazyAntdScreen(
  () => import('../screens/hotel-booking/hotel-booking-screen.tsx'),
  'enquiries',
  'hotelBooking',
);
const Privacy = lazyScreen(() => import('../screens/privacy/privacy-screen.tsx'), 'legal');
const Terms = lazyScreen(() => import('../screens/terms/terms-screen.tsx'), 'legal');
const NotFound = lazyScreen(() => import('../screens/not-found/not-found-screen.tsx'));
const Admin = lazyAntdScreen(() => import('./admin-app.tsx'), 'admin', 'enquiries');

/** The screen of each URL. */
const routes = createRoutesFromElements(
  <>
    <Route element={<SiteLayout />}>
      <Route path={paths.home} element={<Home />} />
      <Route path={paths.programs} element={<Programs />} />
      <Route path="/program/:id?" element={<Program />} />
      <Route path={paths.contact} element={<Contact />} />
      <Route path={paths.customJourney} element={<CustomJourney />} />
      <Route path={paths.flightBooking} element={<FlightBooking />} />
      <Route path={paths.hotelBooking} element={<HotelBooking />} />
      <Route path={paths.privacy} element={<Privacy />} />
      <Route path={paths.terms} element={<Terms />} />
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route path={`${paths.admin.index}/*`} element={<Admin />} />
  </>,
);

export function Router() {
  return <Suspense fallback={<PageFrame />}>{useRoutes(routes)}</Suspense>;
}

/** The screen at a path, to be fetched ahead of its first rendering, and the pattern of its route. */
export function screenAt(path: string) {
  const match = matchRoutes(routes, path)?.at(-1);
  if (!match) return undefined;
  const { type: screen } = match.route.element as ReactElement & { type: LazyScreen };
  return { screen, pattern: match.route.path ?? '', params: match.params };
}
