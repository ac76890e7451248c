import { type ComponentType, lazy } from 'react';
import { loadTexts, type Namespace } from '../lib/i18n.ts';

interface ScreenModule {
  default: ComponentType;
}

/** A screen loaded on demand together with its texts. */
export const lazyScreen = (load: () => Promise<ScreenModule>, ...texts: Namespace[]) =>
  lazy(async () => {
    const [screen] = await Promise.all([load(), loadTexts(...texts)]);
    return screen;
  });

/** The same for a screen made of antd components. */
export const lazyAntdScreen = (load: () => Promise<ScreenModule>, ...texts: Namespace[]) =>
  lazy(async () => {
    const [{ AntdProviders }, { default: Screen }] = await Promise.all([
      import('./antd-providers.tsx'),
      load(),
      loadTexts(...texts),
    ]);
    return {
      default: () => (
        <AntdProviders>
          <Screen />
        </AntdProviders>
      ),
    };
  });
