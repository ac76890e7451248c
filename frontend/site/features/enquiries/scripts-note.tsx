import { ContactWays } from './contact-ways.tsx';
import styles from './note-panel.module.css';

interface Props {
  title: string;
  text: string;
}

/** Shown if scripts are off: the page does nothing then, but there are other ways to reach the agency. */
export function ScriptsNote({ title, text }: Props) {
  return (
    <noscript>
      <div className={styles.panel}>
        <div className={styles.text}>
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
          <div className={styles.actions}>
            <ContactWays />
          </div>
        </div>
      </div>
    </noscript>
  );
}
