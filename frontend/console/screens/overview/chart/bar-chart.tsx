import { BarController, BarElement, CategoryScale, Chart, type ChartOptions, LinearScale, Tooltip } from 'chart.js';
import { Bar as BarCanvas } from 'react-chartjs-2';
import { useTranslation } from 'react-i18next';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { palette } from '#shared/lib/palette.ts';
import { wantsLessMotion } from '#shared/lib/reduced-motion.ts';
import { fontFamily } from '#shared/lib/theme.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { periodName } from '../../../features/enquiries/period.ts';
import { typeLook } from '../../../features/enquiries/type-look.tsx';
import { barColors } from './bar-colors.ts';
import { shortName } from './bar-names.ts';
import type { Bar, BarUnit } from './group-days.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

interface Props {
  unit: BarUnit;
  bars: Bar[];
  /** The chart's description for screen readers. */
  label: string;
}

/** Stacked bars in the reading direction. Only this file imports Chart.js. */
export default function BarChart({ unit, bars: days, label }: Props) {
  const { t } = useTranslation('admin');
  const { language, direction } = useLanguage();
  const isRtl = direction === 'rtl';
  // Always left to right, with the data reversed: on a reversed axis Chart.js leaves no room for the last label.
  const bars = isRtl ? days.toReversed() : days;
  const data = {
    labels: bars.map((bar) => shortName(bar, unit, language)),
    datasets: EnquiryType.options.map((type) => ({
      label: t(typeLook[type].label),
      data: bars.map((bar) => bar[type]),
      backgroundColor: barColors[type].ground,
      borderColor: barColors[type].edge,
      borderWidth: 1,
      borderSkipped: false,
      maxBarThickness: 32,
    })),
  };
  return (
    <BarCanvas
      data={data}
      options={optionsFor(isRtl, (index) => bars[index] && periodName(bars[index], language))}
      aria-label={label}
    />
  );
}

function optionsFor(isRtl: boolean, nameOf: (index: number) => string | undefined): ChartOptions<'bar'> {
  const font = { family: fontFamily, size: 12 };
  const textDirection = isRtl ? 'rtl' : 'ltr';
  const align = isRtl ? 'right' : 'left';
  return {
    maintainAspectRatio: false,
    // Chart.js would use the browser's locale otherwise, which may write Arabic-Indic digits.
    locale: 'en',
    animation: wantsLessMotion() ? false : { duration: 350 },
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: {
        stacked: true,
        grid: { display: false },
        border: { color: palette.sandLine },
        ticks: { font, color: palette.inkSoft, maxRotation: 0, autoSkipPadding: 16 },
      },
      y: {
        stacked: true,
        beginAtZero: true,
        suggestedMax: 4,
        position: isRtl ? 'right' : 'left',
        grid: { color: palette.sandLine },
        border: { display: false },
        ticks: { font, color: palette.inkSoft, precision: 0 },
      },
    },
    plugins: {
      tooltip: {
        rtl: isRtl,
        textDirection,
        titleAlign: align,
        bodyAlign: align,
        backgroundColor: palette.tealDark,
        titleFont: font,
        bodyFont: font,
        padding: 12,
        boxPadding: 4,
        callbacks: { title: ([item]) => (item && nameOf(item.dataIndex)) ?? '' },
      },
    },
  };
}
