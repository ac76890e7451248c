import { useTranslation } from 'react-i18next';
import type { AnswerReport } from '#contracts/api/desk';
import { DownloadButton } from '../../features/export/download-button.tsx';

/** Saves the report as a file. The code for it loads on demand. */
export function DownloadReport({ report }: { report: AnswerReport }) {
  const { t } = useTranslation(['adminAnswers', 'admin']);
  return (
    <DownloadButton
      name={`response-times_${report.from}_${report.to}.csv`}
      make={async () => (await import('./report-file.ts')).reportFile(report, t)}
      label={t('download')}
      failed={t('downloadFailed')}
    />
  );
}
