import { createContext, useContext } from 'react';
import { defaultShown, type ShownSettings, shownSettings } from '#contracts/website/shown-settings';

/** The stage's settings that pages show. */
export const Shown = createContext<ShownSettings>(defaultShown);

export const useShown = (): ShownSettings => useContext(Shown);

/** The settings of the open document. */
export function readShown(): ShownSettings {
  const { umrah, riyal } = document.documentElement.dataset;
  return shownSettings(umrah, riyal);
}
