import { PageHead } from '../../components/page-head.tsx';
import { StructuredData } from '../../components/structured-data.tsx';
import { travelAgency } from '../../features/agency/travel-agency.ts';
import { useLanguage } from '../../features/language/use-language.ts';
import { About } from './about.tsx';
import { Faq } from './faq.tsx';
import { FeaturedPrograms } from './featured-programs.tsx';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';
import { Story } from './story.tsx';
import { Testimonials } from './testimonials.tsx';

/** `/`: who we are, what we do, where to start. */
export default function HomeScreen() {
  const { language } = useLanguage();
  return (
    <>
      <PageHead />
      <StructuredData data={travelAgency(language)} />
      <Hero />
      <Services />
      <FeaturedPrograms />
      <Story />
      <About />
      <Testimonials />
      <Faq />
    </>
  );
}
