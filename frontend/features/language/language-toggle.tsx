import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Language } from '#contracts/website/language';
import { useHydrated, useUrlQuery } from '../../lib/use-hydrated.ts';
import { useLanguage } from '../../lib/use-language.ts';

const names: Record<Language, string> = { ar: 'العربية', en: 'English' };

/**
 * A link to the same screen in the other language. As a link it works before hydration and can be opened in a new tab;
 * after hydration it switches the page in place.
 */
export function LanguageToggle({ className }: { className?: string }) {
  const { language, setLanguage } = useLanguage();
  const { t } = useTranslation('common');
  const { hash } = useLocation();
  const [query] = useUrlQuery();
  const isHydrated = useHydrated();
  const other: Language = language === 'ar' ? 'en' : 'ar';

  const search = new URLSearchParams(query);
  search.set('lang', other);

  const switchInPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void setLanguage(other);
  };

  return (
    <a
      // Relative, because the same page is served at several addresses.
      href={`?${search}${isHydrated ? hash : ''}`}
      lang={other}
      hrefLang={other}
      data-hint={t('language.switch')}
      className={className}
      onClick={switchInPlace}
    >
      {names[other]}
    </a>
  );
}
