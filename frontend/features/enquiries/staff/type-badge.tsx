import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/enquiries';
import { typeLook } from './type-look.tsx';

/** The type of a request as one word: Flight, Hotel, Custom, Message. */
export function TypeBadge({ type }: { type: EnquiryType }) {
  const { t } = useTranslation('admin');
  return <Tag color="processing">{t(typeLook[type].label)}</Tag>;
}
