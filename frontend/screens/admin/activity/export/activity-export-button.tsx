import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityFilters } from '../../../../features/activity/activity-filters.ts';
import { loadTexts } from '../../../../lib/i18n.ts';
import { useOnDemand } from '../../use-on-demand.ts';

const loadDialog = async () => {
  const [dialog] = await Promise.all([import('./activity-export-dialog.tsx'), loadTexts(['adminExport'])]);
  return dialog;
};

/** Saves what the list shows as a CSV file. What that takes comes when it is asked for. */
export function ActivityExportButton({ filters }: { filters: ActivityFilters }) {
  const { t } = useTranslation('adminActivity');
  const { Part: ExportDialog, isLoading, fetch } = useOnDemand(loadDialog);
  /** The filters at the click: they may change while the file is written. */
  const [asked, setAsked] = useState<ActivityFilters>();
  const [isOpen, setIsOpen] = useState(false);

  const start = async () => {
    if (!(await fetch())) return;
    setAsked(filters);
    setIsOpen(true);
  };

  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading} onClick={() => void start()}>
        {t('export.button')}
      </Button>
      {ExportDialog && asked && (
        <ExportDialog
          filters={asked}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          afterClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
