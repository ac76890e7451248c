import { useTranslation } from '../lib/use-translation.ts';

interface PageHeadProps {
  /** What this page is; the site's name is added. Without it the title is the site's own. */
  title?: string;
  description?: string;
}

/** Title and description of the page. React moves them into the document's head. */
export function PageHead({ title, description }: PageHeadProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <title>{title ? t('head.title', { title }) : t('head.siteTitle')}</title>
      <meta name="description" content={description ?? t('head.description')} />
    </>
  );
}
