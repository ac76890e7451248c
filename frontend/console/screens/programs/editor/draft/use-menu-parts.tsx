import { type ComponentType, useState } from 'react';
import type { Program } from '#contracts/api/programs';
import { useOnDemand } from '../../../../features/on-demand/use-on-demand.ts';
import { ArchiveDialog } from '../../publishing/archive-dialog.tsx';
import { PublishDialog } from '../../publishing/publish-dialog.tsx';
import type { ProgramEditorControl } from '../use-program-editor.ts';

/** The properties of every dialog of the menu. */
export interface MenuPartProps {
  editor: ProgramEditorControl;
  onChanged: (program: Program) => void;
  onClose: () => void;
}

type Load = () => Promise<{ default: ComponentType<MenuPartProps> }>;

const parts = {
  // With the editor, whose fields they use.
  publish: async () => ({ default: PublishDialog }),
  archive: async () => ({ default: ArchiveDialog }),
  history: () => import('../../history/history-drawer.tsx'),
  share: () => import('../../preview/share-dialog.tsx'),
} satisfies Record<string, Load>;

export type MenuPart = keyof typeof parts;

/** Opens the dialogs of the menu, which load on demand. */
export function useMenuParts(editor: ProgramEditorControl, onChanged: (program: Program) => void) {
  const [shown, setShown] = useState<MenuPart>();
  const loaded = {
    publish: useOnDemand<MenuPartProps>(parts.publish),
    archive: useOnDemand<MenuPartProps>(parts.archive),
    history: useOnDemand<MenuPartProps>(parts.history),
    share: useOnDemand<MenuPartProps>(parts.share),
  };
  const Part = shown && loaded[shown].Part;

  const open = async (name: MenuPart) => {
    if (loaded[name].Part || (await loaded[name].fetch())) setShown(name);
  };

  return {
    open: (name: MenuPart) => void open(name),
    isLoading: Object.values(loaded).some(({ isLoading }) => isLoading),
    part: Part && <Part editor={editor} onChanged={onChanged} onClose={() => setShown(undefined)} />,
  };
}
