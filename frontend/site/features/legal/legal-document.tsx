import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contracts/website/paths';
import type { SceneName } from '#shared/components/scenes.ts';
import { BackLink } from '../../components/back-link.tsx';
import { PageBanner } from '../../components/page-banner.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { AskUs } from './ask-us.tsx';
import styles from './legal-document.module.css';

/** A paragraph, or the items of a list. */
export type Block = string | string[];

export interface LegalSection {
  /** The section's anchor. */
  id: string;
  title: string;
  blocks: Block[];
  /** Content below the text. */
  after?: ReactNode;
}

interface LegalDocumentProps {
  scene: SceneName;
  title: string;
  subtitle: string;
  description: string;
  intro: string;
  sections: LegalSection[];
}

/** A legal page: numbered sections, a table of contents beside them on wide screens, and how to ask the agency. */
export function LegalDocument({ scene, title, subtitle, description, intro, sections }: LegalDocumentProps) {
  const { t } = useTranslation('legal');
  return (
    <>
      <PageHead title={title} description={description} />
      <PageBanner scene={scene} title={title} subtitle={subtitle}>
        <BackLink to={paths.home}>{t('backHome')}</BackLink>
      </PageBanner>
      <div className={`page ${styles.layout}`}>
        <Contents sections={sections} />
        <article className={styles.text}>
          <p className={styles.updated}>{t('updated')}</p>
          <p className={styles.intro}>{intro}</p>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.blocks.map((block) => (
                <TextBlock key={String(block)} block={block} />
              ))}
              {section.after}
            </section>
          ))}
          <AskUs />
        </article>
      </div>
    </>
  );
}

function Contents({ sections }: { sections: LegalSection[] }) {
  const { t } = useTranslation('legal');
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

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
