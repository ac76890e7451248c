import type { ReactNode } from 'react';
import styles from './section.module.css';

type Ground = 'light' | 'sand' | 'dark';

interface SectionProps {
  /** The section's anchor. */
  id: string;
  title: string;
  text?: string;
  ground?: Ground;
  /** The position of the title on wide screens. */
  layout?: 'above' | 'beside';
  /** A link to more content, shown as a button beside the title. */
  action?: ReactNode;
  /** True if phones show only the title above the content. */
  shortOnPhones?: boolean;
  /** Shown beside title and content on wide screens. */
  picture?: ReactNode;
  children: ReactNode;
}

const classOf = (ground: Ground) =>
  [styles.section, styles[ground], ground === 'dark' && 'battlements'].filter(Boolean).join(' ');

/** A section of the home page whose content has its own title. */
export function BareSection({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <section id={id} tabIndex={-1} aria-label={label} className={classOf('light')}>
      <div className="page">{children}</div>
    </section>
  );
}

/**
 * A section of the home page with its anchor and title. It is focusable, so that keyboard navigation continues there.
 */
export function Section(props: SectionProps) {
  const { id, title, text, ground = 'light', layout = 'above', action, shortOnPhones, picture, children } = props;
  const titleId = `${id}-title`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={titleId} className={classOf(ground)}>
      <div className={picture ? `page ${styles.pictured}` : 'page'}>
        {picture}
        <div className={styles[layout]}>
          <div className={styles.head}>
            <div className={styles.words}>
              <h2 id={titleId}>{title}</h2>
              {text && <p className={shortOnPhones ? styles.wide : undefined}>{text}</p>}
            </div>
            {shortOnPhones ? <div className={styles.wide}>{action}</div> : action}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
