import { useSyncExternalStore } from 'react';
import { isSoundOn, noticesState, onSettings } from './news-settings.ts';

/** Returns this browser's news settings. The component renders again when another tab changes them. */
export const useNewsSettings = () => ({
  notices: useSyncExternalStore(onSettings, noticesState),
  sound: useSyncExternalStore(onSettings, isSoundOn),
});
