import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { BreadcrumbList } from 'schema-dts';
import { type SearchWords, searchText } from '#contracts/api/site-search-rules';
import { defaultLanguage, languages, openGraphLocales, otherLanguages } from '#contracts/field-kit/language';
import { searchPageAt } from '#contracts/website/search-pages';
import { pictureFile } from '#contracts/website/site-picture-files';
import { useBrand } from '#shared/lib/use-brand.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { StructuredData } from '../../components/structured-data.tsx';
import { fileAddress, pageAddress } from '../../lib/page-address.ts';
import { useSection } from './use-section.ts';

interface PageHeadProps {
  /** The page's title; the site's name is added. What owners write for search engines replaces it and the description. */
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
  /** True if the title is not that of the page at its plain address. */
  isOwn?: boolean;
  /** The parent page, unless it is the home page. */
  parent?: { title: string; path: string };
}

/**
 * Elements of the head that search engines and link previews read; React moves them there. Pages that are not indexed
 * have a `PageTitle` instead.
 */
export function PageHead({
  title,
  description,
  picture,
  drawn,
  search = '',
  unlisted,
  isOwn = false,
  parent,
}: PageHeadProps) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const brand = useBrand();
  const path = pathname + search;
  const address = pageAddress(path, language);
  // A part of the list, or a form for a program, has a title of its own.
  const page = isOwn || search ? undefined : searchPageAt(pathname);
  const pages = useSection('search')?.pages;
  const words = page && pages?.[page];
  const text = (kind: keyof SearchWords) => words && searchText(kind, words[kind], { brand, language });
  const fullTitle = text('title') ?? (title ? t('head.title', { title }) : brand.name[language]);
  const summary = text('description') ?? description;
  return (
    <>
      <title>{fullTitle}</title>
      {summary && <meta name="description" content={summary} />}
      {unlisted && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={address} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={pageAddress(path, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageAddress(path, defaultLanguage)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('brand.name')} />
      <meta property="og:title" content={text('title') ?? title ?? fullTitle} />
      {summary && <meta property="og:description" content={summary} />}
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
  const { share } = useBrand();
  const own = share ? pictureFile.share(share.id) : `/preview-${language}.jpg`;
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:image" content={fileAddress(picture ?? own)} />
      {drawn && <meta property="og:image:width" content="1200" />}
      {drawn && <meta property="og:image:height" content="630" />}
      <meta property="og:image:alt" content={alt ?? share?.text?.[language] ?? t('head.pictureText')} />
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
