import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';
import { StoryFigures } from './story-figures.tsx';
import { StoryFilm } from './story-film.tsx';

/** How it began, as a short film, and what became of it, in figures. */
export function Story() {
  const { t } = useTranslation('home');
  return (
    <Section id="story" ground="dark" title={t('story.title')} text={t('story.text')}>
      <StoryFilm />
      <StoryFigures />
    </Section>
  );
}
