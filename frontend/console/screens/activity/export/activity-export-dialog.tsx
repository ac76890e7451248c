import { useTranslation } from 'react-i18next';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { ActivityFilters } from '../../../features/activity/activity-filters.ts';
import { createActivityExport } from '../../../features/activity/export-activity.ts';
import { ExportDialog, type ExportDialogState } from '../../../features/export/export-dialog.tsx';
import { useFieldText } from '../../../features/programs/use-field-text.ts';

interface Props extends ExportDialogState {
  filters: ActivityFilters;
}

/** Exports the filtered activity as a file. */
export default function ActivityExportDialog({ filters, ...dialog }: Props) {
  const { t } = useTranslation(['adminActivity', 'admin', 'enquiries', 'adminTeam', 'adminSeasons']);
  const { language } = useLanguage();
  const fieldText = useFieldText();
  const { from, to } = filters;
  return (
    <ExportDialog
      {...dialog}
      create={() => createActivityExport({ filters, t, language, fieldText })}
      nameOf={(until) => {
        const first = from ?? (until && riyadhDay(new Date(until)));
        return `${['activity', first, to ?? riyadhDay()].filter(Boolean).join('_')}.csv`;
      }}
      words={{
        begins: t('export.begins'),
        soFar: (count, day) => t('export.soFar', { count, day }),
        done: (count) => t('export.done', { count }),
        nothing: t('export.nothing'),
        hint: t('export.hint'),
      }}
    />
  );
}
