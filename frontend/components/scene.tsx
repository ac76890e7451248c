import { type SceneName, sceneUrl } from './scenes.ts';

interface SceneProps {
  name: SceneName;
  className?: string;
  /** The page's main picture: fetched at once and before others. */
  priority?: boolean;
}

/** One of our drawings as decoration. Those that mean something get their text beside them. */
export function Scene({ name, className, priority = false }: SceneProps) {
  return (
    <img
      src={sceneUrl(name)}
      alt=""
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
