import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { type ComponentType, useState } from 'react';
import { useOnDemand } from '../use-on-demand.ts';
import type { ExportDialogState } from './export-dialog.tsx';

interface Props<Shown extends object> {
  label: string;
  /** Fetches the dialog and its texts. */
  load: () => Promise<{ default: ComponentType<Shown & ExportDialogState> }>;
  /** The filters of the list, as the dialog takes them. */
  shown: Shown;
}

/** Saves what the list shows as a CSV file. What that takes comes when it is asked for. */
export function ExportButton<Shown extends object>({ label, load, shown }: Props<Shown>) {
  const { Part: ExportDialog, isLoading, fetch } = useOnDemand(load);
  /** The filters at the click: they may change while the file is written. */
  const [asked, setAsked] = useState<Shown>();
  const [isOpen, setIsOpen] = useState(false);

  const start = async () => {
    if (!(await fetch())) return;
    setAsked(shown);
    setIsOpen(true);
  };

  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading} onClick={() => void start()}>
        {label}
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
