import { useTranslation } from 'react-i18next';
import { enquiryTypes } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { periodName } from '../../../../features/enquiries/staff/period.ts';
import { typeLook } from '../../../../features/enquiries/staff/type-look.tsx';
import { formatCount } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import styles from './bar-table.module.css';
import { type Bar, type BarUnit, totalOf } from './group-days.ts';

/** The chart's numbers, folded away until they are wanted. */
export function BarTable({ bars, unit }: { bars: readonly Bar[]; unit: BarUnit }) {
  const { t } = useTranslation(['adminOverview', 'admin']);
  const { language } = useLanguage();
  return (
    <details className={styles.fold}>
      <summary>{t('chart.asTable')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('chart.table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(`chart.${unit}`)}</th>
              {enquiryTypes.map((type) => (
                <th key={type} scope="col">
                  {t(`admin:${typeLook[type].label}`)}
                </th>
              ))}
              <th scope="col">{t('chart.total')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.from}>
                <th scope="row">{periodName(bar, language)}</th>
                {enquiryTypes.map((type) => (
                  <td key={type}>{formatCount(bar[type])}</td>
                ))}
                <td>{formatCount(totalOf(bar))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
