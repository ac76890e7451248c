import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** How much waits for the reader, to stand before the titles of all pages: `3`. Seen among the browser's tabs. */
export const WaitingContext = createContext<string | undefined>(undefined);

/** The title of a page that search engines should leave out: an error, or staff's own. React moves it into the head. */
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
