import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { type ComponentType, useState } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import type { ExportDialogState } from './export-dialog.tsx';

interface Props<Shown extends object> {
  label: string;
  /** Shows the icon alone, where there is no room for the label. */
  isBrief?: boolean;
  /** Loads the dialog and its texts. */
  load: () => Promise<{ default: ComponentType<Shown & ExportDialogState> }>;
  /** The list's filters, as props of the dialog. */
  shown: Shown;
}

/** Exports the list as a CSV file. Loads the export's code on demand. */
export function ExportButton<Shown extends object>({ label, isBrief = false, load, shown }: Props<Shown>) {
  const { Part: ExportDialog, isLoading, fetch } = useOnDemand(load);
  /** The filters at the time of the click: they may change while the file is written. */
  const [asked, setAsked] = useState<Shown>();
  const [isOpen, setIsOpen] = useState(false);

  const start = async () => {
    if (!(await fetch())) return;
    setAsked(shown);
    setIsOpen(true);
  };

  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={isLoading}
        {...(isBrief && { 'aria-label': label, 'data-hint': label })}
        onClick={() => void start()}
      >
        {!isBrief && label}
      </Button>
      {ExportDialog && asked && (
        <ExportDialog
          {...asked}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          afterClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
