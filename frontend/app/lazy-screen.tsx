import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { loadTexts, type Namespace } from '../lib/i18n.ts';

interface ScreenModule {
  default: ComponentType;
}

/** A screen that is fetched when it is first shown. */
export interface LazyScreen {
  (): ReactNode;
  /** Fetches it ahead: from then on it renders at once, as prerendering and hydration need. */
  preload(): Promise<void>;
  /** The texts it reads besides the common ones. */
  texts: readonly Namespace[];
  /** Whether it is made of antd components. */
  usesAntd: boolean;
}

/** A screen loaded on demand together with its texts. */
export const lazyScreen = (load: () => Promise<ScreenModule>, ...texts: Namespace[]): LazyScreen =>
  lazily(async () => {
    const [screen] = await Promise.all([load(), loadTexts(...texts)]);
    return screen.default;
  }, texts);

/** The same for a screen made of antd components. */
export const lazyAntdScreen = (load: () => Promise<ScreenModule>, ...texts: Namespace[]): LazyScreen => {
  const screen = lazily(async () => {
    const [{ AntdProviders }, { default: Screen }] = await Promise.all([
      import('./antd-providers.tsx'),
      load(),
      loadTexts(...texts),
    ]);
    return () => (
      <AntdProviders>
        <Screen />
      </AntdProviders>
    );
  }, texts);
  return Object.assign(screen, { usesAntd: true });
};

function lazily(load: () => Promise<ComponentType>, texts: readonly Namespace[]): LazyScreen {
  let loaded: ComponentType | undefined;
  const fetch = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Later = lazy(fetch);

  function Screen() {
    // It stays with the type it began with: another one would be another screen to React, without its state.
    const [Content] = useState<ComponentType>(() => loaded ?? Later);
    return <Content />;
  }
  return Object.assign(Screen, { preload: async () => void (await fetch()), texts, usesAntd: false });
}
