import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/api/enquiries';
import { deleteRoute } from '../../features/enquiries/enquiry-routes.ts';
import { useMay } from '../../features/session/use-may.ts';

interface Props {
  type: EnquiryType;
  onClick: () => void;
}

/** A button to delete a request. The screen asks for the confirmation (`use-delete-enquiry.ts`). */
export function DeleteButton({ type, onClick }: Props) {
  const { t } = useTranslation('admin');
  const mayDelete = useMay(deleteRoute(type));
  if (!mayDelete) return null;
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
