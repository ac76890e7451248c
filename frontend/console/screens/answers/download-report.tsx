import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerReport } from '#contracts/api/desk';
import { saveFile } from '../../features/export/save-file.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';

/** Saves the report as a file. The code for it loads on demand. */
export function DownloadReport({ report }: { report: AnswerReport }) {
  const { t } = useTranslation(['adminAnswers', 'admin']);
  const notifyFailure = useFailureNotice();
  const [isLoading, setIsLoading] = useState(false);

  const download = async () => {
    setIsLoading(true);
    try {
      const { reportFile } = await import('./report-file.ts');
      saveFile(reportFile(report, t), `response-times_${report.from}_${report.to}.csv`);
    } catch (error) {
      notifyFailure(t('downloadFailed'), error);
    }
    setIsLoading(false);
  };

  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={isLoading}
      style={{ alignSelf: 'start' }}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  );
}
