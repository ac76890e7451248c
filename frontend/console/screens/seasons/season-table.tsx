import Table, { type TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import type { Season } from '#contracts/api/seasons';
import list from '../../components/list-table.module.css';
import { tableLoading } from '../../components/table-loading.ts';
import { ArabicName, EnglishName, SeasonActions, SeasonDays, type SeasonListProps } from './season-facts.tsx';

/** A year's seasons for wide screens. */
export function SeasonTable({ seasons, label, ...actions }: SeasonListProps & { label: string }) {
  const { t } = useTranslation('adminSeasons');
  const columns: TableProps<Season>['columns'] = [
    {
      key: 'days',
      title: t('columns.days'),
      width: '30%',
      render: (_, season) => <SeasonDays season={season} withLength />,
    },
    { key: 'ar', title: t('columns.ar'), render: (_, season) => <ArabicName season={season} /> },
    { key: 'en', title: t('columns.en'), render: (_, season) => <EnglishName season={season} /> },
    { key: 'kind', title: t('columns.kind'), width: 140, render: (_, { kind }) => t(`kinds.${kind}`) },
    {
      key: 'actions',
      title: t('columns.actions'),
      // Two touch targets of 44 pixels.
      width: 116,
      render: (_, season) => <SeasonActions season={season} {...actions} />,
    },
  ];
  return (
    <Table<Season>
      className={list.table}
      aria-label={label}
      rowKey="id"
      columns={columns}
      dataSource={[...seasons]}
      pagination={false}
      tableLayout="fixed"
      loading={tableLoading()}
    />
  );
}
