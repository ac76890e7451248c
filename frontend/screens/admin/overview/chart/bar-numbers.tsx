import Table, { type TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import { enquiryTypes } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { periodName } from '../../../../features/enquiries/staff/period.ts';
import { typeLook } from '../../../../features/enquiries/staff/type-look.tsx';
import { formatCount } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { tableLoading } from '../../table-loading.ts';
import styles from './bar-numbers.module.css';
import { type Bar, type BarUnit, totalOf } from './group-days.ts';

interface BarNumbersProps {
  bars: readonly Bar[];
  unit: BarUnit;
}

/** The chart's numbers as a table, loaded when it is first expanded. */
export default function BarNumbers({ bars, unit }: BarNumbersProps) {
  const { t } = useTranslation(['adminOverview', 'admin']);
  const { language } = useLanguage();
  const columns: TableProps<Bar>['columns'] = [
    { title: t(`chart.${unit}`), rowScope: 'row', render: (_, bar) => periodName(bar, language) },
    ...enquiryTypes.map((type) => ({
      key: type,
      title: t(`admin:${typeLook[type].label}`),
      dataIndex: type,
      render: formatCount,
    })),
    { title: t('chart.total'), render: (_, bar) => formatCount(totalOf(bar)) },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label={t('chart.table')}>
      <Table<Bar>
        size="small"
        rowKey="from"
        columns={columns}
        dataSource={bars}
        pagination={false}
        loading={tableLoading()}
      />
    </section>
  );
}
