import Table, { type TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#shared/lib/format.ts';
import { Hint } from '../../../components/hint.tsx';
import { tableLoading } from '../../../components/table-loading.ts';
import { useWindowFrom } from '../../../components/use-window-from.ts';
import { FigureLink } from '../../../features/enquiries/figure-link.tsx';
import { type Period, periodBefore } from '../../../features/enquiries/period.ts';
import { Axis, Bars, NumberHead } from './figure-chart.tsx';
import { Group } from './group.tsx';
import { scaleEnd } from './scale.ts';

export interface FigureRow {
  name: string;
  /** Null if there is no such number. */
  count: number | null;
  previous: number | null;
  won?: number;
  /** Beside the name. */
  note?: string | undefined;
  /** Returns the address of the list that a number counts; undefined if the reader may not open it. */
  address: (days: Period, sale?: 'won') => string | undefined;
}

interface Props {
  title: string;
  hint?: string;
  /** The title of the names. */
  names: string;
  /** The title of the period's numbers. */
  counts?: string;
  rows: readonly FigureRow[];
  period: Period;
  /** Shows how many of the requests were won. */
  hasSales?: boolean;
  endOf?: (most: number) => number;
  format?: (value: number) => string;
}

/** A chart that is a table too: for each row a bar of the period above one of the period before, and their numbers. Nothing without rows. */
export function FigureTable({
  rows,
  period,
  hasSales = false,
  endOf = scaleEnd,
  format = formatCount,
  ...titles
}: Props) {
  const { t } = useTranslation('adminFigures');
  const isWide = useWindowFrom('md');
  const most = Math.max(0, ...rows.flatMap(({ count, previous }) => [count ?? 0, previous ?? 0]));
  if (rows.length === 0) return null;
  const end = endOf(most);
  const number = (name: 'count' | 'previous' | 'won', title: string) => ({
    key: name,
    title: <NumberHead of={({ count: 'now', previous: 'before', won: undefined } as const)[name]} title={title} />,
    onCell: () => ({ style: isWide ? { whiteSpace: 'nowrap' as const } : {} }),
    render: (_: unknown, { address, ...row }: FigureRow) => {
      const value = row[name] ?? null;
      if (value === null) return t('none');
      const days = name === 'previous' ? periodBefore(period) : period;
      const to = value > 0 ? address(days, name === 'won' ? 'won' : undefined) : undefined;
      if (!to) return format(value);
      return (
        <FigureLink to={to} label={`${row.name}: ${title} ${format(value)}`}>
          {format(value)}
        </FigureLink>
      );
    },
  });
  const columns: TableProps<FigureRow>['columns'] = [
    {
      key: 'name',
      title: (
        <>
          {titles.names}
          <Axis end={end} format={format} />
        </>
      ),
      rowScope: 'row',
      width: '70%',
      render: (_, { name, note, count, previous }) => (
        <>
          <bdi style={{ overflowWrap: 'anywhere' }}>{name}</bdi> {note && <Hint as="span">{note}</Hint>}
          <Bars values={{ now: count, before: previous }} end={end} />
        </>
      ),
    },
    number('count', titles.counts ?? t('columns.count')),
    number('previous', t('columns.previous')),
    ...(hasSales && isWide ? [number('won', t('columns.won'))] : []),
  ];
  return (
    <Group title={titles.title}>
      {titles.hint && <Hint>{titles.hint}</Hint>}
      <Table<FigureRow>
        style={{ marginBlockStart: '0.5rem' }}
        rowKey={({ name, count }) => `${name} ${count}`}
        columns={columns}
        dataSource={rows}
        pagination={false}
        size="small"
        loading={tableLoading()}
      />
    </Group>
  );
}
