import { PageHead } from '../../components/page-head.tsx';
import { FeaturedPrograms } from './featured-programs.tsx';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';

/** `/`: who we are, what we do, where to start. */
export default function HomeScreen() {
  return (
    <>
      <PageHead />
      <Hero />
      <Services />
      <FeaturedPrograms />
    </>
  );
}
