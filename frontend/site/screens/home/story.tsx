import { useSection } from '../../features/site-content/use-section.ts';
import { Section } from './section.tsx';
import { StoryFigures } from './story-figures.tsx';
import { StoryFilm } from './story-film.tsx';

/** The agency's story: its words, a short film and figures. */
export function Story() {
  const about = useSection('about');
  if (!about) return null;
  return (
    <Section id="story" ground="dark" title={about.story_title} text={about.story_text}>
      {about.film && <StoryFilm />}
      <StoryFigures />
    </Section>
  );
}
