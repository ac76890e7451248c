import { About } from './about.tsx';
import { Faq } from './faq.tsx';
import { FeaturedPrograms } from './featured-programs.tsx';
import { Services } from './services.tsx';
import { Story } from './story.tsx';
import { Testimonials } from './testimonials.tsx';

/** The home page below its hero. */
export function HomeRest() {
  return (
    <>
      <Services />
      <FeaturedPrograms />
      <Story />
      <About />
      <Testimonials />
      <Faq />
    </>
  );
}
