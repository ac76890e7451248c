import Table, { type TableProps } from 'antd/es/table';
import Text from 'antd/es/typography/Text';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#shared/components/ltr.tsx';
import { Prices } from '#shared/components/prices.tsx';
import { formatAdminPrice, formatShortDate } from '#shared/lib/format.ts';
import { shorten } from '#shared/lib/shorten.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { tableLoading } from '../../../../components/table-loading.ts';
import { type PastedColumn, type PastedRow, pastedColumns } from '../../../../features/departures/pasted-rows.ts';

/** In characters. */
const shownOfNote = 40;

/** Shows the pasted rows as they were understood, and why some cannot be added. */
export function PastedTable({ rows }: { rows: PastedRow[] }) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const { language } = useLanguage();
  const understood = ({ body, cells }: PastedRow, column: PastedColumn) => {
    const price = body?.prices?.lines[0]?.price_sar;
    if (column === 'price' && price) return <Prices>{formatAdminPrice(price, language)}</Prices>;
    if (column === 'note_ar' || column === 'note_en') return <bdi>{shorten(cells[column], shownOfNote)}</bdi>;
    if (column === 'sale' && body) {
      const sale = t(`adminPrograms:departure.sales.${body.sale}`);
      return body.waiting_list ? `${sale} · ${t('adminPrograms:departure.fields.waiting_list')}` : sale;
    }
    const value = column === 'price' ? undefined : body?.[column];
    if (typeof value === 'string') return formatShortDate(value, language);
    return value ?? <Ltr>{cells[column]}</Ltr>;
  };
  const columns: TableProps<PastedRow>['columns'] = [
    { key: 'number', title: t('departures.row'), dataIndex: 'number', width: 56 },
    {
      key: 'check',
      title: t('departures.check'),
      width: 220,
      render: (_, { faults }) =>
        faults.length === 0 ? (
          <Text type="success">{t('departures.good')}</Text>
        ) : (
          faults.map(({ column, rule }) => (
            <p key={column + rule}>
              <Text type="danger">
                {t(`adminPrograms:departure.fields.${column}`)}: {t(`departures.rules.${rule}`)}
              </Text>
            </p>
          ))
        ),
    },
    ...pastedColumns.map((column) => ({
      key: column,
      title: t(`adminPrograms:departure.fields.${column}`),
      render: (_: unknown, row: PastedRow) => understood(row, column),
    })),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard, only an element with the focus scrolls sideways.
    <section tabIndex={0} aria-label={t('departures.check')} style={{ overflowX: 'auto' }}>
      <Table<PastedRow>
        rowKey="number"
        size="small"
        columns={columns}
        dataSource={rows}
        loading={tableLoading()}
        style={{ minInlineSize: 'max-content' }}
        pagination={rows.length > 50 && { pageSize: 50, showSizeChanger: false }}
      />
    </section>
  );
}
