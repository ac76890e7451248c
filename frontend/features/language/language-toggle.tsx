import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Language } from '#contracts/website/language';
import { useHydrated, useUrlQuery } from '../../lib/use-hydrated.ts';
import { useLanguage } from '../../lib/use-language.ts';

const names: Record<Language, string> = { ar: 'العربية', en: 'English' };

/**
 * Leads to the same screen in the other language. It is a link, so that it works before the scripts have loaded and
 * can be opened in a new tab; with scripts the page switches in place.
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
      // Relative: the same page answers several addresses.
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
