import type { i18n as I18n } from 'i18next';
import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { getI18n } from 'react-i18next';
import { loadTexts, type Namespace } from '../lib/i18n.ts';

export interface ScreenModule {
  default: ComponentType;
}

/** A screen that is loaded when it is first shown. */
export interface LazyScreen {
  (): ReactNode;
  /** Loads the screen and its texts ahead. After that it renders synchronously, as prerendering and hydration need. */
  preload(i18n: I18n): Promise<void>;
  /** The namespaces of texts it uses, besides the common ones. */
  texts: readonly Namespace[];
  /** True if it contains antd components. */
  usesAntd: boolean;
}

/** Makes a lazy screen for a row of the route table. */
export function screenIn(
  files: Record<string, () => Promise<ScreenModule>>,
  file: string,
): () => Promise<ScreenModule> {
  const load = files[file];
  if (!load) throw new Error(`No screen in ${file}`);
  return load;
}

/** Makes a screen that loads on demand, together with its texts. */
export const lazyScreen = (load: () => Promise<ScreenModule>, ...texts: Namespace[]): LazyScreen =>
  lazily(async () => (await load()).default, texts);

/** The same for a screen with antd components. */
export const lazyAntdScreen = (load: () => Promise<ScreenModule>, ...texts: Namespace[]): LazyScreen => {
  const screen = lazily(async () => {
    const [{ AntdProviders }, { default: Screen }] = await Promise.all([import('./antd-providers.tsx'), load()]);
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
  const fetch = async (i18n: I18n) => {
    const [component] = await Promise.all([loaded ?? load(), loadTexts(texts, { i18n })]);
    loaded = component;
    return { default: component };
  };
  const Later = lazy(() => fetch(getI18n()));

  function Screen() {
    // Changing the component type would remount the screen without its state.
    const [Content] = useState<ComponentType>(() => loaded ?? Later);
    return <Content />;
  }
  return Object.assign(Screen, { preload: async (i18n: I18n) => void (await fetch(i18n)), texts, usesAntd: false });
}
