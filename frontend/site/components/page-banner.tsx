import type { ReactNode } from 'react';
import { Scene } from '#shared/components/scene.tsx';
import type { SceneName } from '#shared/components/scenes.ts';
import styles from './page-banner.module.css';

interface PageBannerProps {
  scene: SceneName;
  title: ReactNode;
  subtitle: ReactNode;
  /** True if the picture may be mirrored to keep its subject clear of the text. Not for famous buildings. */
  mirrors?: boolean;
  /** The back link. */
  children?: ReactNode;
}

/** The head of a screen: its title over a drawing. */
export function PageBanner({ scene, title, subtitle, mirrors = false, children }: PageBannerProps) {
  return (
    <header className={styles.banner}>
      <Scene name={scene} className={mirrors ? `${styles.scene} mirrored` : styles.scene} priority />
      <div className={`page ${styles.content}`}>
        {children}
        <h1 tabIndex={-1}>{title}</h1>
        <p>{subtitle}</p>
      </div>
    </header>
  );
}
