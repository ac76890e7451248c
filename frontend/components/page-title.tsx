import { useTranslation } from '../lib/use-translation.ts';

/** The title of a page that search engines should leave out: an error, or staff's own. React moves it into the head. */
export function PageTitle({ title }: { title: string }) {
  const { t } = useTranslation('common');
  return (
    <>
      <title>{t('head.title', { title })}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
