import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Empty from 'antd/es/empty';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { AnswerReport } from '#contracts/api/desk';
import { longestReportDays } from '#contracts/api/desk';
import { addDays } from '#contracts/field-kit/calendar';
import { useLanguage } from '#shared/lib/use-language.ts';
import { gap } from '../../components/grid.ts';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { periodName, periodReader } from '../../features/enquiries/period.ts';
import { PeriodBar } from '../../features/enquiries/period-bar.tsx';
import { usePeriod } from '../../features/enquiries/use-period.ts';
import { saveFile } from '../../features/export/save-file.ts';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import { AnswerFigures } from './answer-figures.tsx';
import { AnswerTables } from './answer-tables.tsx';
import { useReport } from './use-report.ts';
import { useReportFile } from './use-report-file.ts';

/** As the API's default: the last four weeks. */
const readReportPeriod = periodReader((lastDay) => addDays(lastDay, -27), longestReportDays);

/** `/admin/answers`, for owners: how fast customers got their first answer. */
export default function AnswersScreen() {
  const { t } = useTranslation('adminAnswers');
  const { language } = useLanguage();
  const { period, isDefault, setPeriod, reset } = usePeriod(readReportPeriod);
  const { report, error, isStale, retry } = useReport(period);
  return (
    <>
      <ScreenHead
        title={t('title')}
        actions={
          <PeriodBar {...{ period, isDefault }} longest={longestReportDays} onChange={setPeriod} onReset={reset} />
        }
      >
        <p role="status">{t('subtitle', { period: periodName(period, language) })}</p>
      </ScreenHead>
      {report && !isStale && <LoadAlert type="warning" title={t('refreshFailed')} error={error} onRetry={retry} />}
      {error && (!report || isStale) ? (
        <LoadProblem title={t('failed')} error={error} onRetry={retry} />
      ) : report ? (
        <div aria-busy={isStale} style={{ opacity: isStale ? 0.55 : 1 }}>
          <Report report={report} />
        </div>
      ) : (
        <ListSkeleton label={t('loading')} />
      )}
    </>
  );
}

function Report({ report }: { report: AnswerReport }) {
  const { t } = useTranslation('adminAnswers');
  const file = useReportFile(report);
  if (report.rows.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')} />;
  return (
    <Flex vertical gap={gap}>
      {!report.complete && <Alert type="warning" showIcon title={t('incomplete')} />}
      <AnswerFigures figures={report.total} />
      <AnswerTables report={report} />
      <Button
        icon={<DownloadOutlined aria-hidden />}
        style={{ alignSelf: 'start' }}
        onClick={() => saveFile(file.create(), file.name)}
      >
        {t('download')}
      </Button>
    </Flex>
  );
}
