import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** The number of new items, shown before the titles of all pages, so that it is seen among the browser's tabs. */
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
