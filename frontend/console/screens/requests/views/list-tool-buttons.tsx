import type { Shown } from '../../../features/views/view-state.ts';
import type { Selection } from '../selection/use-selection.ts';
import { DensityButton } from './density-button.tsx';
import { SelectSeveralButton } from './select-several-button.tsx';
import { ViewsMenu } from './views-menu.tsx';

export interface ListToolsProps {
  shown: Shown;
  /** False on phones, where the menu has no title until a view is chosen. */
  hasRoom: boolean;
  /** Undefined for staff who may only read. */
  selection: Selection | undefined;
}

/** The menu of views, and a button each for selecting and for taller rows. */
export default function ListToolButtons({ shown, hasRoom, selection }: ListToolsProps) {
  return (
    <>
      <ViewsMenu shown={shown} hasRoom={hasRoom} />
      {selection && <SelectSeveralButton selection={selection} />}
      <DensityButton />
    </>
  );
}
