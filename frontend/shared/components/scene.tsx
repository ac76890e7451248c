import { type SceneName, sceneUrl } from './scenes.ts';

interface SceneProps {
  name: SceneName;
  className?: string;
  /** True for the page's main picture: it loads before the others. */
  priority?: boolean;
}

/** One of our drawings, as decoration. A drawing with a meaning needs text beside it. */
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
