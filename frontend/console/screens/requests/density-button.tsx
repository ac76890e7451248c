import ColumnHeightOutlined from '@ant-design/icons/es/icons/ColumnHeightOutlined';
import Button from 'antd/es/button';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { useTranslation } from 'react-i18next';
import type { Density } from './enquiry-list-props.ts';

interface Props {
  density: Density;
  onToggle: () => void;
}

/** Makes the table's rows taller. Cards have one height. */
export function DensityButton({ density, onToggle }: Props) {
  const { t } = useTranslation('adminRequests');
  const { xl } = useBreakpoint();
  if (!xl) return null;
  return (
    <Button
      icon={<ColumnHeightOutlined aria-hidden />}
      aria-label={t('tallRows')}
      aria-pressed={density === 'comfortable'}
      data-hint={t('tallRows')}
      onClick={onToggle}
    />
  );
}
