import { PageHead } from '../../components/page-head.tsx';
import { About } from './about.tsx';
import { Faq } from './faq.tsx';
import { FeaturedPrograms } from './featured-programs.tsx';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';
import { Story } from './story.tsx';
import { Testimonials } from './testimonials.tsx';

/** `/`: who we are, what we do, where to start. */
export default function HomeScreen() {
  return (
    <>
      <PageHead />
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
