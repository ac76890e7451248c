import Table, { type TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import type { Departure } from '#contracts/api/departures';
import { Prices } from '#shared/components/prices.tsx';
import { tableLoading } from '../../../../components/table-loading.ts';
import type { DepartureListProps } from './departure-lists.tsx';
import { DepartureDays, DepartureSeats, DepartureState } from './departure-parts.tsx';
import { DepartureRowTools } from './departure-row-tools.tsx';
import { useDepartureTexts } from './use-departure-texts.ts';

/** The list for wide screens. */
export function DepartureTable({ departures, actions }: DepartureListProps) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const { deadlineOf, priceOf } = useDepartureTexts();
  const columns: TableProps<Departure>['columns'] = [
    { key: 'days', title: t('departures.days'), render: (_, departure) => <DepartureDays departure={departure} /> },
    { key: 'state', title: t('departures.state'), render: (_, departure) => <DepartureState departure={departure} /> },
    { key: 'seats', title: t('departures.seats'), render: (_, departure) => <DepartureSeats departure={departure} /> },
    {
      key: 'deadline',
      title: t('adminPrograms:departure.fields.deadline'),
      render: (_, departure) => deadlineOf(departure),
    },
    { key: 'price', title: t('departures.price'), render: (_, departure) => <Prices>{priceOf(departure)}</Prices> },
    {
      key: 'actions',
      title: t('departures.actions'),
      width: 150,
      render: (_, departure) => <DepartureRowTools departure={departure} actions={actions} />,
    },
  ];
  return (
    <Table<Departure>
      rowKey="id"
      size="small"
      columns={columns}
      dataSource={departures}
      loading={tableLoading()}
      pagination={departures.length > 25 && { pageSize: 25, showSizeChanger: false }}
    />
  );
}
