import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#shared/components/ltr.tsx';
import { formatCount } from '#shared/lib/format.ts';
import { Hint } from '../../components/hint.tsx';
import { FigureLink } from '../../features/enquiries/figure-link.tsx';
import type { Counts } from '../../features/enquiries/use-overview.ts';

interface Props {
  counts: Counts['flight'];
  /** The name of the things counted. */
  name: string;
  /** The list of the previous period. */
  to: string;
}

/** The change from the previous period of the same length. */
export function Trend({ counts: { previous, trend }, name, to }: Props) {
  const { t } = useTranslation('adminOverview');
  const before = t('trend.before', { previous: formatCount(previous) });
  return (
    <Hint as={Flex} wrap align="center" gap="2px 8px">
      {trend !== null && (
        <Tag
          color={trend > 0 ? 'success' : trend < 0 ? 'error' : 'default'}
          icon={trend > 0 ? <ArrowUpOutlined aria-hidden /> : trend < 0 && <ArrowDownOutlined aria-hidden />}
        >
          <Ltr>{percent(trend)}</Ltr>
        </Tag>
      )}
      {previous > 0 ? (
        <FigureLink to={to} label={`${name}: ${before}`}>
          {before}
        </FigureLink>
      ) : (
        <span>{t('trend.noneBefore')}</span>
      )}
    </Hint>
  );
}

const percent = (trend: number) => `${trend > 0 ? '+' : trend < 0 ? '−' : ''}${formatCount(Math.abs(trend))}%`;
