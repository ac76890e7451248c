import { PageHead } from '../../components/page-head.tsx';
import { restOfPage } from '../../components/rest-of-page.tsx';
import { StructuredData } from '../../components/structured-data.tsx';
import { travelAgency } from '../../features/agency/travel-agency.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { Hero } from './hero.tsx';

const HomeRest = restOfPage(() => import('./home-rest.tsx'));

/** `/`: who we are, what we do, where to start. */
export default function HomeScreen() {
  const { language } = useLanguage();
  return (
    <>
      <PageHead />
      <StructuredData data={travelAgency(language)} />
      <Hero />
      <HomeRest />
    </>
  );
}
