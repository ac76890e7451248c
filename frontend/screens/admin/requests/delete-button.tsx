import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Asks to delete a request; the confirmation is the screen's (`use-delete-request.tsx`). */
export function DeleteButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Tooltip title={t('requests.delete')}>
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('requests.delete')}
        onClick={onClick}
      />
    </Tooltip>
  );
}
