import CheckSquareOutlined from '@ant-design/icons/es/icons/CheckSquareOutlined';
import Button from 'antd/es/button';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../selection/use-selection.ts';

/** Gives cards their checkboxes, which would crowd them at other times. The table always has checkboxes. */
export function SelectSeveralButton({ selection }: { selection: Selection }) {
  const { t } = useTranslation('adminRequests');
  const { xl } = useBreakpoint();
  if (xl) return null;
  return (
    <Button
      icon={<CheckSquareOutlined aria-hidden />}
      aria-label={t('selection.begin')}
      aria-pressed={selection.isChoosing}
      data-hint={t('selection.begin')}
      type={selection.isChoosing ? 'primary' : 'default'}
      onClick={() => selection.setChoosing(!selection.isChoosing)}
    />
  );
}
