import type { ReactNode } from 'react';
import styles from './section.module.css';

type Ground = 'light' | 'sand' | 'dark';

interface SectionProps {
  /** The anchor in the address. */
  id: string;
  title: string;
  text?: string;
  ground?: Ground;
  /** On wide screens: the title above the content, or beside it. */
  layout?: 'above' | 'beside';
  /** A link to more, shown as a button beside the title. */
  action?: ReactNode;
  /** On wide screens beside title and content. */
  picture?: ReactNode;
  children: ReactNode;
}

const classOf = (ground: Ground) =>
  [styles.section, styles[ground], ground === 'dark' && 'battlements'].filter(Boolean).join(' ');

/** A part of the home page with its anchor and title. It can take the focus, so that the keyboard goes on from there. */
export function Section(props: SectionProps) {
  const { id, title, text, ground = 'light', layout = 'above', action, picture, children } = props;
  const titleId = `${id}-title`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={titleId} className={classOf(ground)}>
      <div className={picture ? `page ${styles.pictured}` : 'page'}>
        {picture}
        <div className={styles[layout]}>
          <div className={styles.head}>
            <div className={styles.words}>
              <h2 id={titleId}>{title}</h2>
              {text && <p>{text}</p>}
            </div>
            {action}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
