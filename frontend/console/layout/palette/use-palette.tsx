import { type ReactNode, useState } from 'react';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useKeyActions } from '../../features/keys/use-key-actions.ts';
import { useOnDemand } from '../../features/on-demand/use-on-demand.ts';

const loadPalette = async () => {
  const [palette] = await Promise.all([import('./palette.tsx'), loadTexts(['adminKeys'])]);
  return palette;
};

const loadHelp = async () => {
  const [help] = await Promise.all([import('./keys-help.tsx'), loadTexts(['adminKeys'])]);
  return help;
};

type Dialog = 'palette' | 'help';

/** The palette and the list of keys, which load when they are first opened, and the keys that work on every screen. */
export function usePalette(): { dialogs: ReactNode; openPalette: () => void } {
  const palette = useOnDemand(loadPalette);
  const help = useOnDemand(loadHelp);
  const [opened, setOpened] = useState<Dialog>();
  const close = () => setOpened(undefined);

  const open = async (dialog: Dialog) => {
    const { Part, fetch } = dialog === 'palette' ? palette : help;
    if (Part || (await fetch())) setOpened(dialog);
  };
  const openPalette = () => void open('palette');
  const openHelp = () => void open('help');

  const search = () => {
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (field) field.focus();
    else openPalette();
  };

  useKeyActions({ palette: openPalette, help: openHelp, search });

  const { Part: Palette } = palette;
  const { Part: Help } = help;
  const dialogs = (
    <>
      {Palette && <Palette open={opened === 'palette'} onClose={close} onHelp={openHelp} />}
      {Help && <Help open={opened === 'help'} onClose={close} />}
    </>
  );
  return { dialogs, openPalette };
}
