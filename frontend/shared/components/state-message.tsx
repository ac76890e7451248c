import type { ReactNode } from 'react';
import { Scene } from './scene.tsx';
import type { SceneName } from './scenes.ts';
import styles from './state-message.module.css';

interface StateMessageProps {
  scene: SceneName;
  title: string;
  text?: ReactNode;
  /** A screen reader announces an `error` at once, a `notice` when the reader reaches it. */
  tone?: 'notice' | 'error';
  /** Heading level that fits the page around it. */
  level?: 1 | 2 | 3;
  /** Actions: buttons or links. */
  children?: ReactNode;
}

/** A message that replaces a screen's content: empty, failed or not found. */
export function StateMessage({ scene, title, text, tone = 'notice', level = 2, children }: StateMessageProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.message} role={tone === 'error' ? 'alert' : undefined}>
      <Scene name={scene} className={styles.scene} />
      <Heading className={styles.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
