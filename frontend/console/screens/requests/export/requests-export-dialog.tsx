import { useTranslation } from 'react-i18next';
import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { languages } from '#contracts/field-kit/language';
import { useLanguage } from '#shared/lib/use-language.ts';
import { type EnquiryFilters, isOldestFirst } from '../../../features/enquiries/enquiry-filters.ts';
import type { Heading } from '../../../features/enquiries/export/csv.ts';
import { createExport } from '../../../features/enquiries/export/export-enquiries.ts';
import { exportFileName } from '../../../features/enquiries/export/file-name.ts';
import { ExportDialog, type ExportDialogState } from '../../../features/export/export-dialog.tsx';

interface Props extends ExportDialogState {
  type: EnquiryType | undefined;
  filters: EnquiryFilters;
  /** The chosen requests of the list; all that match if undefined. */
  selected?: readonly Enquiry[];
}

/** Exports the filtered requests as a file, or those of them that staff have chosen. */
export default function RequestsExportDialog({ type, filters, selected, ...dialog }: Props) {
  const { t } = useTranslation(['adminExport', 'enquiries']);
  const { language } = useLanguage();
  const { t: cells } = useTranslation(['admin', 'enquiries']);

  const heading: Heading = (name, field) =>
    languages
      .map((lng) => t([`columns.${name}` as 'columns.name', `enquiries:fields.${field}` as 'columns.name'], { lng }))
      .join(' / ');
  return (
    <ExportDialog
      {...dialog}
      create={() => createExport({ type, filters, selected, t: cells, heading, language })}
      nameOf={(oldest) => exportFileName(type, filters, oldest)}
      words={{
        begins: t('begins'),
        soFar: (count, day) => t(isOldestFirst(filters) ? 'soFarUpTo' : 'soFar', { count, day }),
        done: (count) => t('done', { count }),
        nothing: t('nothing'),
        hint: t(selected ? 'hintSelected' : 'hint'),
      }}
    />
  );
}
