import type { ComponentType } from 'react';
import type { HomePart } from '#contracts/api/site-home-rules';
import { useSection } from '../../features/site-content/use-section.ts';
import { About } from './about.tsx';
import { Faq } from './faq.tsx';
import { FeaturedPrograms } from './featured-programs.tsx';
import { Services } from './services.tsx';
import { Story } from './story.tsx';
import { Testimonials } from './testimonials.tsx';

const parts: Readonly<Record<HomePart, ComponentType>> = {
  services: Services,
  programs: FeaturedPrograms,
  story: Story,
  about: About,
  testimonials: Testimonials,
  faq: Faq,
};

/** The home page below its hero: the parts that owners show, in their order. */
export function HomeRest() {
  return useSection('home')?.parts.map((name) => {
    const Part = parts[name];
    return <Part key={name} />;
  });
}
