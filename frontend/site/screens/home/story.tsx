import { useTranslation } from 'react-i18next';
import { Section } from './section.tsx';
import { StoryFigures } from './story-figures.tsx';
import { StoryFilm } from './story-film.tsx';

/** The agency's story: a short film and figures. */
export function Story() {
  const { t } = useTranslation('home');
  return (
    <Section id="story" ground="dark" title={t('story.title')} text={t('story.text')}>
      <StoryFilm />
      <StoryFigures />
    </Section>
  );
}
