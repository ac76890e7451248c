import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/enquiries';
import type { EnquiryFilters } from '../../../../features/enquiries/staff/enquiry-filters.ts';
import type { Heading } from '../../../../features/enquiries/staff/export/csv.ts';
import { createExport } from '../../../../features/enquiries/staff/export/export-enquiries.ts';
import { exportFileName } from '../../../../features/enquiries/staff/export/file-name.ts';
import { ExportDialog, type ExportDialogState } from '../../export/export-dialog.tsx';

interface Props extends ExportDialogState {
  type: EnquiryType | undefined;
  filters: EnquiryFilters;
}

/** Exports the filtered requests as a file. */
export default function RequestsExportDialog({ type, filters, ...dialog }: Props) {
  const { t } = useTranslation('adminExport');
  const { t: cells } = useTranslation(['admin', 'enquiries']);
  const { t: ar } = useTranslation(['adminExport', 'enquiries'], { lng: 'ar' });
  const { t: en } = useTranslation(['adminExport', 'enquiries'], { lng: 'en' });

  const heading: Heading = (name, field) =>
    [ar, en]
      .map((texts) => texts([`columns.${name}` as 'columns.name', `enquiries:fields.${field}` as 'columns.name']))
      .join(' / ');
  return (
    <ExportDialog
      {...dialog}
      create={() => createExport({ type, filters, t: cells, heading })}
      nameOf={(until) => exportFileName(type, filters, until)}
      words={{
        begins: t('begins'),
        soFar: (count, day) => t('soFar', { count, day }),
        done: (count) => t('done', { count }),
        nothing: t('nothing'),
        hint: t('hint'),
      }}
    />
  );
}
