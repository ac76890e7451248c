import { useTranslation } from 'react-i18next';
import type { SitePage } from '#contracts/api/site-page-rules';
import { withFacts } from '#contracts/field-kit/facts';
import type { InLanguage } from '#contracts/website/in-language';
import { paths } from '#contracts/website/paths';
import type { SceneName } from '#shared/components/scenes.ts';
import { PageText } from '#shared/features/site-content/page-text.tsx';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { BackLink } from '../../components/back-link.tsx';
import { PageBanner } from '../../components/page-banner.tsx';
import { PageHead } from '../site-content/page-head.tsx';
import { AskUs } from './ask-us.tsx';
import styles from './page-document.module.css';
import { type PageSection, pageSections } from './page-sections.ts';
import { usePageFacts } from './use-page-facts.tsx';

interface PageDocumentProps {
  scene: SceneName;
  /** Undefined while it is read. */
  page: InLanguage<SitePage> | undefined;
  /** The title until it is read. */
  title: string;
  /** True to number the sections. */
  numbered?: boolean;
}

/** A page of text: its sections, a table of contents beside them on wide screens, and how to ask the agency. */
export function PageDocument({ scene, page, title, numbered = false }: PageDocumentProps) {
  const { t } = useTranslation('legal');
  const { language } = useLanguage();
  const { inWords, all: facts } = usePageFacts();
  const { intro, sections: parts } = pageSections(page?.text ?? []);
  const sections = parts.map((section) => ({ ...section, title: withFacts(section.title, inWords) }));
  const shownTitle = page?.title ?? title;
  return (
    <>
      <PageHead title={shownTitle} description={page?.summary ?? ''} />
      <PageBanner scene={scene} title={shownTitle} subtitle={page?.summary ?? ''}>
        <BackLink to={paths.home}>{t('backHome')}</BackLink>
      </PageBanner>
      <div className={`page ${styles.layout}`}>
        <Contents sections={sections} />
        <article className={styles.text} data-numbered={numbered || undefined}>
          {page?.effective && (
            <p className={styles.updated}>{t('effective', { date: formatDate(page.effective, language) })}</p>
          )}
          <div className={sections.length > 0 ? styles.intro : undefined}>
            <PageText parts={intro} facts={facts} anchored />
          </div>
          {sections.map(({ id, title, parts }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} dir="auto">
                {title}
              </h2>
              <PageText parts={parts} facts={facts} anchored />
            </section>
          ))}
          <AskUs />
        </article>
      </div>
    </>
  );
}

/** Links to the sections; nothing on a page that has few. */
function Contents({ sections }: { sections: PageSection[] }) {
  const { t } = useTranslation('legal');
  if (sections.length < 3) return null;
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <p>{t('contents')}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
