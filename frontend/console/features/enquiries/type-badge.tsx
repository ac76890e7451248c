import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { EnquiryTopic } from '#contracts/api/enquiry-topic';
import { typeLook } from './type-look.tsx';

/** The type of a request as one word: Flight, Hotel, Custom, Message, Program. */
export function TypeBadge({ topic }: { topic: EnquiryTopic }) {
  const { t } = useTranslation('admin');
  return <Tag color="processing">{t(typeLook[topic].label)}</Tag>;
}
