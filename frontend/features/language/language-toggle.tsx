import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../../lib/language.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLanguage } from './use-language.ts';

const names: Record<Language, string> = { ar: 'العربية', en: 'English' };

/**
 * Leads to the same screen in the other language. It is a link, so that it works before the scripts have loaded and
 * can be opened in a new tab; with scripts the page switches in place.
 */
export function LanguageToggle({ className }: { className?: string }) {
  const { language, setLanguage } = useLanguage();
  const { t } = useTranslation('common');
  const { pathname, search, hash } = useLocation();
  const other: Language = language === 'ar' ? 'en' : 'ar';

  const query = new URLSearchParams(search);
  query.set('lang', other);

  const switchInPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void setLanguage(other);
  };

  return (
    <a
      href={`${pathname}?${query}${hash}`}
      lang={other}
      hrefLang={other}
      title={t('language.switch')}
      className={className}
      onClick={switchInPlace}
    >
      {names[other]}
    </a>
  );
}
