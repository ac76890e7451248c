import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { BreadcrumbList } from 'schema-dts';
import { defaultLanguage, languages, openGraphLocales, otherLanguages } from '#contracts/field-kit/language';
import { useLanguage } from '#shared/lib/use-language.ts';
import { fileAddress, pageAddress } from '../lib/page-address.ts';
import { StructuredData } from './structured-data.tsx';

interface PageHeadProps {
  /** The page's title; the site's name is added. Default: the site's own title, as on the home page. */
  title?: string;
  description?: string;
  /** The picture in link previews: an address on this site. Default: the site's picture. */
  picture?: string;
  /** True for a picture that was drawn for link previews, in their size. */
  drawn?: boolean;
  /** The query string, if it makes this a page of its own: `?page=2`. */
  search?: string;
  /** True for one of very many similar pages, which search engines do not show. */
  unlisted?: boolean;
  /** The parent page, unless it is the home page. */
  parent?: { title: string; path: string };
}

/**
 * Elements of the head that search engines and link previews read; React moves them there. Pages that are not indexed
 * have a `PageTitle` instead.
 */
export function PageHead({ title, description, picture, drawn, search = '', unlisted, parent }: PageHeadProps) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const path = pathname + search;
  const address = pageAddress(path, language);
  const fullTitle = title ? t('head.title', { title }) : t('head.siteTitle');
  const summary = description || t('head.description');
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      {unlisted && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={address} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={pageAddress(path, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageAddress(path, defaultLanguage)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('brand.name')} />
      <meta property="og:title" content={title ?? fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocales[language]} />
      {otherLanguages(language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocales[other]} />
      ))}
      <PreviewPicture picture={picture} drawn={drawn} alt={picture ? title : undefined} />
      {title && <Breadcrumbs trail={[...(parent ? [parent] : []), { title, path }]} />}
    </>
  );
}

interface PreviewPictureProps extends Pick<PageHeadProps, 'picture' | 'drawn'> {
  alt: string | undefined;
}

function PreviewPicture({ picture, drawn = !picture, alt }: PreviewPictureProps) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:image" content={fileAddress(picture ?? `/preview-${language}.jpg`)} />
      {drawn && <meta property="og:image:width" content="1200" />}
      {drawn && <meta property="og:image:height" content="630" />}
      <meta property="og:image:alt" content={alt ?? t('head.pictureText')} />
    </>
  );
}

/** The breadcrumbs from the home page to this page. */
function Breadcrumbs({ trail }: { trail: { title: string; path: string }[] }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const data: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: t('nav.home'), path: '/' }, ...trail].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: pageAddress(path, language),
    })),
  };
  return <StructuredData data={data} />;
}
