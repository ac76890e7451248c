import Progress from 'antd/es/progress';
import Table, { type TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#shared/lib/format.ts';
import { palette } from '#shared/lib/palette.ts';
import { Hint } from '../../../components/hint.tsx';
import { tableLoading } from '../../../components/table-loading.ts';
import { useWindowFrom } from '../../../components/use-window-from.ts';
import type { EnquiryFilters } from '../../../features/enquiries/enquiry-filters.ts';
import { type Period, periodBefore } from '../../../features/enquiries/period.ts';
import { FigureLink, requestsOf } from './figure-link.tsx';
import { Group } from './group.tsx';

interface Row {
  name: string;
  count: number;
  previous: number;
  won?: number;
  /** Those of its requests, beside the period. */
  filters: EnquiryFilters;
}

interface Props {
  group: 'sources' | 'programs' | 'cities';
  rows: readonly Row[];
  period: Period;
  /** Shows how many of the requests were won. */
  hasSales?: boolean;
}

/** The requests of a period by a group: a bar for each, with its numbers beside; nothing without any. */
export function FigureTable({ group, rows, period, hasSales = false }: Props) {
  const { t } = useTranslation('adminFigures');
  const isWide = useWindowFrom('md');
  if (rows.length === 0) return null;
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const number = (name: 'count' | 'previous' | 'won') => ({
    key: name,
    title: t(`columns.${name}`),
    onHeaderCell: () => ({ style: { whiteSpace: 'nowrap' as const } }),
    render: (_: unknown, { filters, ...row }: Row) => {
      const count = formatCount(row[name] ?? 0);
      if (!row[name]) return count;
      const days = name === 'previous' ? periodBefore(period) : period;
      return (
        <FigureLink
          to={requestsOf(days, { ...filters, ...(name === 'won' && { sale: 'won' }) })}
          label={`${row.name}: ${t(`columns.${name}`)} ${count}`}
        >
          {count}
        </FigureLink>
      );
    },
  });
  const columns: TableProps<Row>['columns'] = [
    {
      key: 'name',
      title: t(`${group}.name`),
      rowScope: 'row',
      width: '70%',
      render: (_, { name, count }) => (
        <>
          <bdi style={{ overflowWrap: 'anywhere' }}>{name}</bdi>
          <Progress
            aria-hidden
            percent={(100 * count) / most}
            showInfo={false}
            size="small"
            strokeColor={palette.palm}
            status="normal"
          />
        </>
      ),
    },
    ...[number('count'), number('previous'), ...(hasSales && isWide ? [number('won')] : [])],
  ];
  return (
    <Group title={t(`${group}.title`)}>
      {group !== 'programs' && <Hint>{t(`${group}.hint`)}</Hint>}
      <Table<Row>
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
