import Table, { type TableProps } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { formatCount } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { tableLoading } from '../../../components/table-loading.ts';
import { FigureLink, requestsOf } from '../../../features/enquiries/figure-link.tsx';
import { periodName } from '../../../features/enquiries/period.ts';
import { typeLook } from '../../../features/enquiries/type-look.tsx';
import { typePaths } from '../../../features/enquiries/type-paths.ts';
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
  const link = (bar: Bar, count: number, name: string, screen?: string) =>
    count > 0 ? (
      <FigureLink
        to={requestsOf(bar, {}, screen)}
        label={`${periodName(bar, language)}, ${name}: ${formatCount(count)}`}
      >
        {formatCount(count)}
      </FigureLink>
    ) : (
      formatCount(count)
    );
  const columns: TableProps<Bar>['columns'] = [
    { title: t(`chart.${unit}`), rowScope: 'row', render: (_, bar) => periodName(bar, language) },
    ...EnquiryType.options.map((type) => ({
      key: type,
      title: t(`admin:${typeLook[type].label}`),
      render: (_: unknown, bar: Bar) => link(bar, bar[type], t(`admin:${typeLook[type].label}`), typePaths[type]),
    })),
    { key: 'total', title: t('chart.total'), render: (_, bar) => link(bar, totalOf(bar), t('chart.total')) },
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
