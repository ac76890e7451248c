import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { EnquiryView } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { TypeIcon } from '../../../../features/enquiries/staff/type-icon.tsx';
import shared from '../../console.module.css';
import { DeleteButton } from '../delete-button.tsx';

interface Props {
  enquiry: EnquiryView;
  onDelete: (enquiry: EnquiryView) => void;
}

export function EnquiryTitle({ enquiry, onDelete }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Flex align="center" gap={12}>
      <TypeIcon type={enquiry.type} />
      <div className={shared.rest}>
        <bdi className={shared.words}>{enquiry.name || t('requests.unnamed')}</bdi>
        <bdi className={shared.hint}>{enquiry.reference}</bdi>
      </div>
      <DeleteButton type={enquiry.type} onClick={() => onDelete(enquiry)} />
    </Flex>
  );
}
