import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/enquiries';
import type { EnquiryFilters } from '../../../../features/enquiries/staff/enquiry-filters.ts';
import { loadTexts } from '../../../../lib/i18n.ts';
import { useOnDemand } from '../../use-on-demand.ts';

/** The headings are in both languages. */
const loadDialog = async () => {
  const [dialog] = await Promise.all([
    import('./requests-export-dialog.tsx'),
    loadTexts(['adminExport', 'enquiries'], { language: 'ar' }),
    loadTexts(['adminExport', 'enquiries'], { language: 'en' }),
  ]);
  return dialog;
};

interface Props {
  type: EnquiryType | undefined;
  filters: EnquiryFilters;
}

/** Saves what the list shows as a CSV file. What that takes comes when it is asked for. */
export function ExportButton({ type, filters }: Props) {
  const { t } = useTranslation('adminRequests');
  const { Part: ExportDialog, isLoading, fetch } = useOnDemand(loadDialog);
  /** The filters at the click: they may change while the file is written. */
  const [asked, setAsked] = useState<EnquiryFilters>();
  const [isOpen, setIsOpen] = useState(false);

  const start = async () => {
    if (!(await fetch())) return;
    setAsked(filters);
    setIsOpen(true);
  };

  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading} onClick={() => void start()}>
        {t('export')}
      </Button>
      {ExportDialog && asked && (
        <ExportDialog
          type={type}
          filters={asked}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          afterClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
