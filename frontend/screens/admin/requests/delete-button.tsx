import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';

/** Asks to delete a request; the confirmation is the screen's (`use-delete-request.tsx`). */
export function DeleteButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Button
      type="text"
      danger
      icon={<DeleteOutlined aria-hidden />}
      aria-label={t('requests.delete')}
      data-hint={t('requests.delete')}
      onClick={onClick}
    />
  );
}
