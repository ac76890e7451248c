import { useState } from 'react';
import { type KeptDeparture, keptDepartures } from '../../../../features/departures/kept-departures.ts';
import { DepartureDialog } from './departure-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { PatternDialog } from './pattern-dialog.tsx';
import type { DepartureActions, DepartureDialogKind } from './use-departure-actions.ts';
import type { DeparturesControl } from './use-departures.ts';

interface Props {
  programId: string;
  control: DeparturesControl;
  actions: DepartureActions;
}

export interface DialogProps {
  open: boolean;
  programId: string;
  control: DeparturesControl;
  /** The input from before a reload. */
  kept: KeptDeparture | undefined;
  onBeginAgain: () => void;
  onClose: () => void;
}

/** The open dialog. It starts empty, except after a reload. While it closes, it keeps its content. */
export function DepartureDialogs({ programId, control, actions: { dialog, open, close } }: Props) {
  const [shown, setShown] = useState<{ number: number; dialog: DepartureDialogKind }>();
  if (dialog && dialog !== shown?.dialog) setShown({ number: (shown?.number ?? 0) + 1, dialog });
  if (!shown) return null;
  const { number, dialog: last } = shown;
  const props: DialogProps = {
    ...{ open: dialog !== undefined, programId, control, kept: last.kept },
    onBeginAgain: () => {
      keptDepartures.forget(programId);
      open({ ...last, kept: undefined });
    },
    onClose: () => {
      keptDepartures.forget(programId);
      close();
    },
  };
  if (last.kind === 'pattern') return <PatternDialog key={number} {...props} />;
  if (last.kind === 'paste') return <PasteDialog key={number} {...props} />;
  return (
    <DepartureDialog
      key={number}
      {...props}
      edited={last.kind === 'edit' ? last.departure : undefined}
      copied={last.kind === 'add' ? last.copied : undefined}
    />
  );
}
