import ColumnHeightOutlined from '@ant-design/icons/es/icons/ColumnHeightOutlined';
import Button from 'antd/es/button';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { useTranslation } from 'react-i18next';
import { useListLook } from '../../../features/views/use-list-look.ts';

/** Makes the table's rows taller. Cards have one height. */
export function DensityButton() {
  const { t } = useTranslation('adminViews');
  const { xl } = useBreakpoint();
  const { look, setLook } = useListLook();
  const isTall = look.density === 'comfortable';
  if (!xl) return null;
  return (
    <Button
      icon={<ColumnHeightOutlined aria-hidden />}
      aria-label={t('tallRows')}
      aria-pressed={isTall}
      data-hint={t('tallRows')}
      onClick={() => setLook({ density: isTall ? 'compact' : 'comfortable' })}
    />
  );
}
