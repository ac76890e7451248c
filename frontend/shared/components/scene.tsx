import styles from './scene.module.css';
import { type SceneName, sceneUrl } from './scenes.ts';

interface SceneProps {
  name: SceneName;
  className?: string;
  /** True for the page's main picture: it loads before the others. */
  priority?: boolean;
}

/** A drawing of ours, as decoration. A drawing with a meaning needs text beside it. */
export function Scene({ name, className, priority = false }: SceneProps) {
  // The style sheet names those of which a part follows the brand's colour.
  const tint = styles[name];
  const drawing = (
    <img
      src={sceneUrl(name)}
      alt=""
      className={tint ? undefined : className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
  return tint ? <div className={`${styles.tinted} ${tint} ${className}`}>{drawing}</div> : drawing;
}
