import Alert from 'antd/es/alert';
import Empty from 'antd/es/empty';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { longestReportDays } from '#contracts/api/answer-report-rules';
import type { AnswerReport } from '#contracts/api/desk';
import { addDays } from '#contracts/field-kit/calendar';
import { useLanguage } from '#shared/lib/use-language.ts';
import { gap } from '../../components/grid.ts';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { periodName, periodReader } from '../../features/enquiries/period.ts';
import { PeriodBar } from '../../features/enquiries/period-bar.tsx';
import { usePeriod } from '../../features/enquiries/use-period.ts';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import { AnswerFigures } from './answer-figures.tsx';
import { AnswerTables } from './answer-tables.tsx';
import { DownloadReport } from './download-report.tsx';
import { useReport } from './use-report.ts';

/** The last four weeks, as the API's default. */
const readReportPeriod = periodReader((lastDay) => addDays(lastDay, -27), longestReportDays);

/** `/admin/answers`, for owners: how fast customers got their first answer. */
export default function AnswersScreen() {
  const { t } = useTranslation('adminAnswers');
  const { language } = useLanguage();
  const { period, preset, isDefault, setPeriod, setPreset, reset } = usePeriod(readReportPeriod);
  const { report, error, isStale, retry } = useReport(period);
  return (
    <>
      <ScreenHead
        title={t('title')}
        actions={
          <PeriodBar
            {...{ period, preset, isDefault }}
            longest={longestReportDays}
            onChange={setPeriod}
            onPreset={setPreset}
            onReset={reset}
          />
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
  if (report.rows.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')} />;
  return (
    <Flex vertical gap={gap}>
      {!report.complete && <Alert type="warning" showIcon title={t('incomplete')} />}
      <AnswerFigures figures={report.total} period={report} />
      <AnswerTables report={report} />
      <DownloadReport report={report} />
    </Flex>
  );
}
