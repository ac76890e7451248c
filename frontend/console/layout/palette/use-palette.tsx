import { type ReactNode, useEffect, useState } from 'react';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useKeyActions } from '../../features/keys/use-key-actions.ts';
import { useOnDemand } from '../../features/on-demand/use-on-demand.ts';
import { areKeysHeld, holdKeys, releaseKeys } from './early-keys.ts';

const loadPalette = async () => {
  const [palette] = await Promise.all([import('./palette.tsx'), loadTexts(['adminKeys'])]);
  return palette;
};

const loadHelp = async () => {
  const [help] = await Promise.all([import('./keys-help.tsx'), loadTexts(['adminKeys'])]);
  return help;
};

type Dialog = 'palette' | 'help';

/** Fetches the palette's code in an idle moment, so that it is there when somebody asks for it. */
export function usePaletteSoon(): void {
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => void loadPalette().catch(() => undefined));
  }, []);
}

/** The palette and the list of keys, which load on demand, and the keys that work on every screen. */
export function usePalette(): { dialogs: ReactNode; openPalette: () => void } {
  const palette = useOnDemand(loadPalette);
  const help = useOnDemand(loadHelp);
  const [opened, setOpened] = useState<Dialog>();
  const close = () => {
    releaseKeys();
    setOpened(undefined);
  };

  const openHelp = async () => {
    if (help.Part || (await help.fetch())) setOpened('help');
  };
  const openPalette = async () => {
    if (opened === 'palette') return;
    holdKeys(close);
    if (!palette.Part && !(await palette.fetch())) releaseKeys();
    // Meanwhile Escape may have taken it back.
    if (areKeysHeld()) setOpened('palette');
  };

  const search = () => {
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (field) field.focus();
    else void openPalette();
  };

  useKeyActions({ palette: () => void openPalette(), help: () => void openHelp(), search });

  const { Part: Palette } = palette;
  const { Part: Help } = help;
  const dialogs = (
    <>
      {Palette && <Palette open={opened === 'palette'} onClose={close} onHelp={() => void openHelp()} />}
      {Help && <Help open={opened === 'help'} onClose={close} />}
    </>
  );
  return { dialogs, openPalette: () => void openPalette() };
}
