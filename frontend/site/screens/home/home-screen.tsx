import { Suspense } from 'react';
import { paths } from '#contracts/website/paths';
import { useBrand } from '#shared/lib/use-brand.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { StructuredData } from '../../components/structured-data.tsx';
import { TellHydrated } from '../../components/tell-hydrated.tsx';
import { travelAgency } from '../../features/agency/travel-agency.ts';
import { PageHead } from '../../features/site-content/page-head.tsx';
import { useContact } from '../../features/site-content/use-contact.ts';
import { useSection } from '../../features/site-content/use-section.ts';
import { useWholePage } from '../../features/site-content/use-whole-page.ts';
import { Hero } from './hero.tsx';
import { HomeRest } from './home-rest.tsx';

/** `/`: the agency, its services and its programs. */
export default function HomeScreen() {
  const { language } = useLanguage();
  useWholePage(paths.home);
  const brand = useBrand();
  const contact = useContact();
  const since = useSection('figures')?.since;
  return (
    <>
      <PageHead />
      <StructuredData data={travelAgency(language, { brand, contact, since })} />
      <Hero />
      {/* A separate boundary, so that React hydrates the hero before the rest. */}
      <div>
        <Suspense>
          <HomeRest />
          <TellHydrated />
        </Suspense>
      </div>
    </>
  );
}
