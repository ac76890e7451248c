import Progress from 'antd/es/progress';
import Table, { type TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#shared/lib/format.ts';
import { palette } from '#shared/lib/palette.ts';
import { tableLoading } from '../../components/table-loading.ts';
import type { Period } from '../../features/enquiries/period.ts';
import type { Line } from './answer-tables.tsx';
import { AnsweredCount } from './answered-count.tsx';
import { shareKept } from './share-kept.ts';
import { useMinutes } from './use-minutes.ts';

interface Props {
  /** Names the first column. */
  name: string;
  lines: Line[];
  period: Period;
}

/** A part of the report for wide windows. */
export function AnswerTable({ name, lines, period }: Props) {
  const { t } = useTranslation('adminAnswers');
  const minutesInWords = useMinutes();
  const count = (column: 'waiting' | 'late' | 'closed') => ({
    key: column,
    title: t(`columns.${column}`),
    render: (_: unknown, line: Line) => formatCount(line[column]),
  });
  const time = (column: 'median' | 'p90') => ({
    key: column,
    title: t(`columns.${column}`),
    render: (_: unknown, { [`${column}_minutes` as const]: minutes }: Line) =>
      minutes === null ? '–' : minutesInWords(minutes),
  });
  const columns: TableProps<Line>['columns'] = [
    { key: 'name', title: name, width: '20%', render: (_, line) => line.name },
    {
      key: 'answered',
      title: t('columns.answered'),
      render: (_, line) => <AnsweredCount line={line} period={period} />,
    },
    {
      key: 'kept',
      title: t('columns.kept'),
      width: '18%',
      render: (_, line) =>
        line.answered > 0 ? (
          <Progress percent={shareKept(line)} size="small" strokeColor={palette.palm} status="normal" />
        ) : (
          '–'
        ),
    },
    time('median'),
    time('p90'),
    ...[count('waiting'), count('late'), count('closed')],
  ];
  return (
    <Table<Line>
      rowKey="key"
      columns={columns}
      dataSource={lines}
      pagination={false}
      tableLayout="fixed"
      size="small"
      loading={tableLoading()}
    />
  );
}
