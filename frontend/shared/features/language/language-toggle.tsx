import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type Language, languageNames, otherLanguages } from '#contracts/field-kit/language';
import { useHydrated, useUrlQuery } from '../../lib/use-hydrated.ts';
import { useLanguage } from '../../lib/use-language.ts';

interface Props {
  className?: string;
}

/** Links to the same screen in each other language. */
export function LanguageToggle(props: Props) {
  const { language } = useLanguage();
  return otherLanguages(language).map((other) => <LanguageLink key={other} to={other} {...props} />);
}

/** The link works before hydration and can be opened in a new tab; after hydration it switches the page in place. */
function LanguageLink({ to, className }: Props & { to: Language }) {
  const { setLanguage } = useLanguage();
  const { t } = useTranslation('common');
  const { hash } = useLocation();
  const [query] = useUrlQuery();
  const isHydrated = useHydrated();

  const search = new URLSearchParams(query);
  search.set('lang', to);

  const switchInPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void setLanguage(to);
  };

  return (
    <a
      // Relative, because the same page is served at several addresses.
      href={`?${search}${isHydrated ? hash : ''}`}
      lang={to}
      hrefLang={to}
      data-hint={t(`language.switchTo.${to}`)}
      className={className}
      onClick={switchInPlace}
    >
      {languageNames[to]}
    </a>
  );
}
