import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** What needs an answer, as a prefix of every page's title, so that it shows in the browser's tab. */
export const WaitingContext = createContext<string | undefined>(undefined);

/**
 * The title of a page that search engines should not index: an error page or one of the console. React moves it into
 * the head.
 */
export function PageTitle({ title }: { title: string }) {
  const { t } = useTranslation('common');
  const waiting = use(WaitingContext);
  return (
    <>
      <title>{`${waiting ? `(${waiting}) ` : ''}${t('head.title', { title })}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
