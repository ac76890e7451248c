import { useTextFacts } from '#shared/features/site-content/use-text-facts.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { ChallengeNote } from './challenge-note.tsx';
import { StoredInBrowser } from './stored-in-browser.tsx';

/** The facts that a page's text names, and the parts of the page that stand in the place of a name. */
export function usePageFacts() {
  const inWords = useTextFacts(useLanguage().language);
  return { inWords, all: { ...inWords, storage: <StoredInBrowser />, check: <ChallengeNote /> } };
}
